import type { InputHTMLAttributes } from 'react';
import { Labelled } from './labelled.tsx';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
};

/** A line of input with its label, hint and error. */
export function LineInput({ label, hint, error, ...rest }: Props) {
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(attributes) => <input {...rest} className="input" {...attributes} />}
    </Labelled>
  );
}
