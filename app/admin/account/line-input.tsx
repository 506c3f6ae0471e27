import { type InputHTMLAttributes, useId } from 'react';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
};

/** A line to type, with what is to be known of it, and what is wrong with it. */
export function LineInput({ label, hint, error, ...rest }: Props) {
  const id = useId();
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <input
        {...rest}
        className="input"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={about || undefined}
      />
    </div>
  );
}
