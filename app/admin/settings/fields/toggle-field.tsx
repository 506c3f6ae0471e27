import { useAdminMessages } from '../../use-admin-messages.ts';
import { useSettingsForm } from '../form-context.ts';
import type { FieldProps } from './field-props.ts';

/** Yes or no. */
export function ToggleField({ label, value, onChange }: Omit<FieldProps, 'shape'>) {
  const t = useAdminMessages();
  const { disabled } = useSettingsForm();
  return (
    <label className="option">
      <input
        type="checkbox"
        checked={value as boolean}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {t(label)}
    </label>
  );
}
