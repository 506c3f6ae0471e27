import { fieldKinds } from '#shared/content/fields/field-kinds.ts';
import type { CommonField } from '../../list/list-kind.ts';
import { LineInput } from '../../ui/fields/line-input.tsx';
import { fromLocal, toLocal } from '../../ui/fields/local-time.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';

type Props = {
  field: CommonField;
  value: string;
  error?: string | undefined;
  onChange: (name: string, value: string) => void;
  disabled: boolean;
};

/** The control of a field with one value for both languages. */
export function CommonControl({ field: { name, label, kind }, value, error, onChange, disabled }: Props) {
  const t = useAdminMessages();
  const common = { label: t(label), error, name, autoComplete: 'off', disabled };
  if (fieldKinds[kind].control === 'timestamp') {
    return (
      <LineInput
        {...common}
        type="datetime-local"
        hint={t('edit.beirutTime')}
        value={toLocal(value)}
        onChange={({ target }) => onChange(name, fromLocal(target.value))}
      />
    );
  }
  return (
    <LineInput {...common} dir="auto" value={value} onChange={({ target }) => onChange(name, target.value)} />
  );
}
