import { useId } from 'react';
import { direction } from '#shared/languages.ts';
import { latinDigits } from '#shared/numeral.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { useSettingsForm } from '../form-context.ts';
import type { FieldProps } from './field-props.ts';

/** The browser's own type for a line, which brings the right keyboard; its checks are not used. */
const types: Partial<Record<FieldProps['shape']['kind'], string>> = {
  phone: 'tel',
  email: 'email',
  link: 'url',
  date: 'date',
  time: 'time',
};

/** A text in one language, or in none: a number, an address. Of a whole number the value is the number itself. */
export function LineField({ shape, label, hint, path, value, onChange }: FieldProps) {
  const t = useAdminMessages();
  const id = useId();
  const { disabled, errors } = useSettingsForm();
  const error = errors[path]?.[0];
  const isNumber = shape.kind === 'number';
  const language = shape.kind === 'longText' ? shape.language : undefined;
  // A draft of an older version lacks what a newer one added
  const typed: unknown = value ?? '';
  const control = {
    id,
    'className': shape.kind === 'longText' ? 'input input-long' : 'input line-input',
    'value': String(typed),
    disabled,
    'dir': shape.kind === 'text' || shape.kind === 'longText' ? undefined : 'ltr',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'onChange': ({ target }: { target: { value: string } }) =>
      onChange(isNumber ? typedNumber(target.value) : target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t(label)}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {t(hint)}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {shape.kind === 'longText' ? (
        <div lang={language} dir={language && direction(language)}>
          <textarea {...control} rows={4} />
        </div>
      ) : (
        <input
          {...control}
          type={types[shape.kind] ?? 'text'}
          inputMode={isNumber ? 'numeric' : undefined}
          autoComplete="off"
        />
      )}
    </div>
  );
}

/**
 * The number in a text, whatever its digits are; any other text stays one, and the server reports the error.
 */
function typedNumber(text: string): number | string {
  const digits = latinDigits(text.trim());
  return /^\d{1,9}$/.test(digits) ? Number(digits) : text;
}
