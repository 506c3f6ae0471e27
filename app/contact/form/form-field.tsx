import type { InputHTMLAttributes } from 'react';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { useAllMessages } from '../../language.tsx';
import { FieldError } from '../field-error.tsx';
import { type Control, controlId, type Field, topics } from './forms.ts';

/** A text finds its own direction; the placeholder lets the style sheet select an empty control. */
const ownDirection = { dir: 'auto', placeholder: ' ' };

/** The input type of a control of one line, and its direction. */
const lines: Partial<Record<Control, InputHTMLAttributes<HTMLInputElement>>> = {
  line: ownDirection,
  email: { type: 'email', dir: 'ltr' },
  phone: { type: 'tel', inputMode: 'tel', dir: 'ltr' },
  moment: { type: 'datetime-local', dir: 'ltr' },
};

/** A text with the space after it: a space by itself is missing in the name and description of a control. */
const before = (text: string) => `${text} `;

type Props = {
  kind: SubmissionKind;
  field: Field;
  /** The visitor's text, where the page is the response to a form. */
  text: string | undefined;
  error: string | undefined;
  readOnly: boolean;
};

/** Label, hint, error and control, in this order. */
export function FormField({ kind, field, text, error, readOnly }: Props) {
  const t = useAllMessages();
  const { name, label, control, optional, hint, example } = field;
  const id = controlId(kind, name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const common = {
    className: 'input',
    id,
    name,
    defaultValue: text,
    // A report leaves nothing behind in the browser that it was written in.
    autoComplete: kind === 'report' ? 'off' : field.autoComplete,
    'aria-required': optional ? undefined : true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {before(t(label))}
        {optional && <span className="field-optional">{t('form.optional')}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {before(t(hint))}
          {example && <bdi dir="ltr">{example}</bdi>}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {control === 'text' && (
        <textarea {...common} {...ownDirection} className="input input-long" rows={6} readOnly={readOnly} />
      )}
      {control === 'topic' && (
        // A select has no `readonly`.
        <select {...common} disabled={readOnly}>
          <option value="">{t('form.chooseTopic')}</option>
          {Object.entries(topics).map(([topic, key]) => (
            <option key={topic} value={topic}>
              {t(key)}
            </option>
          ))}
        </select>
      )}
      {lines[control] && <input {...common} {...lines[control]} readOnly={readOnly} />}
    </div>
  );
}
