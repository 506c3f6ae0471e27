import { createContext, use } from 'react';

/** Shared state of the fields of one panel's form. */
export type SettingsForm = {
  disabled: boolean;
  /** Messages by path, from a 422. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** Running uploads: saving waits for them. */
  onSending: (change: 1 | -1) => void;
};

const SettingsFormContext = createContext<SettingsForm>({ disabled: false, errors: {}, onSending: () => {} });

export const SettingsFormProvider = SettingsFormContext.Provider;

export function useSettingsForm(): SettingsForm {
  return use(SettingsFormContext);
}
