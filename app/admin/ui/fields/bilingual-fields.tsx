import { memo, type ReactNode, useId } from 'react';
import { direction, type Language, languages } from '#shared/languages.ts';
import { type AdminMessageKey, adminMessage } from '#shared/messages/admin-messages.ts';

export type BilingualField = {
  /** The texts' keys are `{name}_ar` and `{name}_en`. */
  name: string;
  label: AdminMessageKey;
  hint?: AdminMessageKey;
  /** A text of several lines. */
  long?: boolean;
  /** True where a list shows the text after its label: unlike a heading or a date, it does not explain itself. */
  labelled?: boolean;
};

type Props = {
  fields: readonly BilingualField[];
  texts: Readonly<Record<string, string>>;
  onChange: (key: string, value: string) => void;
  disabled?: boolean;
  /** Messages by key. */
  errors?: Readonly<Record<string, string | undefined>>;
  /** Content under a field of a side. */
  besides?: (field: string, side: Language) => ReactNode;
};

/** The same fields in both languages side by side, each side in its own language and direction. */
export const BilingualFields = memo(function BilingualFields(props: Props) {
  return (
    <div className="bilingual">
      {languages.map((language) => (
        <fieldset key={language} className="bilingual-side" lang={language} dir={direction(language)}>
          <legend>{adminMessage(language, `language.${language}`)}</legend>
          {props.fields.map((field) => (
            <Field key={field.name} {...props} field={field} language={language} />
          ))}
        </fieldset>
      ))}
    </div>
  );
});

function refuseEnter(event: { key: string; preventDefault: () => void }): void {
  if (event.key === 'Enter') event.preventDefault();
}

type FieldProps = Props & { field: BilingualField; language: Language };

function Field({ field, language, texts, onChange, disabled, errors, besides }: FieldProps) {
  const id = useId();
  const key = `${field.name}_${language}`;
  const error = errors?.[key];
  const described = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control = {
    id,
    'name': key,
    'value': texts[key] ?? '',
    'disabled': disabled,
    'className': field.long ? 'input input-long' : 'input input-line',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    'onChange': ({ target }: { target: { value: string } }) =>
      onChange(key, field.long ? target.value : target.value.replace(/\s*\n\s*/g, ' ')),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{adminMessage(language, field.label)}</label>
      {field.hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {adminMessage(language, field.hint)}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {field.long ? (
        <textarea {...control} rows={4} />
      ) : (
        // A line that shows the whole of a long title: it grows with its text, and takes no line break
        <textarea {...control} rows={1} autoComplete="off" onKeyDown={refuseEnter} />
      )}
      {besides?.(field.name, language)}
    </div>
  );
}
