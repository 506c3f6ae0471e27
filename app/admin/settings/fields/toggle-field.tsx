import { useId } from 'react';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { useSettingsForm } from '../form-context.ts';
import type { FieldProps } from './field-props.ts';

/** Yes or no. */
export function ToggleField({ label, hint, value, onChange }: Omit<FieldProps, 'shape'>) {
  const t = useAdminMessages();
  const id = useId();
  const { disabled } = useSettingsForm();
  return (
    <div className="field">
      <label className="option">
        <input
          type="checkbox"
          checked={value as boolean}
          disabled={disabled}
          aria-describedby={hint && id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {t(label)}
      </label>
      {hint && (
        <p className="field-hint" id={id}>
          {t(hint)}
        </p>
      )}
    </div>
  );
}
