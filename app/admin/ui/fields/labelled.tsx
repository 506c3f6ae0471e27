import { type AriaAttributes, type ReactNode, useId } from 'react';

type Props = {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  /** The control, with these attributes. */
  children: (attributes: AriaAttributes & { id: string }) => ReactNode;
};

/** A control with its label, hint and error. */
export function Labelled({ label, hint, error, children }: Props) {
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
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': about || undefined,
      })}
    </div>
  );
}
