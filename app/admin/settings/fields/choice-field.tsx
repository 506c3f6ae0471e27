import { useId } from 'react';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { useSettingsForm } from '../form-context.ts';
import type { Choice } from '../shape.ts';
import type { FieldProps } from './field-props.ts';

/** One of several. */
export function ChoiceField({ shape, label, hint, value, onChange }: FieldProps<Choice>) {
  const t = useAdminMessages();
  const id = useId();
  const { disabled } = useSettingsForm();
  return (
    <fieldset className="choice-field" disabled={disabled} aria-describedby={hint && `${id}-hint`}>
      <legend>{t(label)}</legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {t(hint)}
        </p>
      )}
      {Object.entries(shape.choices).map(([choice, name]) => (
        <label key={choice} className="option">
          <input type="radio" name={id} checked={value === choice} onChange={() => onChange(choice)} />
          {t(name)}
        </label>
      ))}
    </fieldset>
  );
}
