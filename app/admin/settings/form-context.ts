import { createContext, use } from 'react';

/** What every field of one panel's form has to know. */
export type SettingsForm = {
  disabled: boolean;
  /** Messages by path, from a 422. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** Files on their way: saving waits for them. */
  onSending: (change: 1 | -1) => void;
};

const SettingsFormContext = createContext<SettingsForm>({ disabled: false, errors: {}, onSending: () => {} });

export const SettingsFormProvider = SettingsFormContext.Provider;

export function useSettingsForm(): SettingsForm {
  return use(SettingsFormContext);
}
