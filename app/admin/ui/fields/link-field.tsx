import { type RefObject, useId } from 'react';

type Props = {
  label: string;
  hint: string;
  address: string;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** A link to copy, shown whole. */
export function LinkField({ label, hint, address, field }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        className="input link-text"
        rows={3}
        id={id}
        ref={field}
        dir="ltr"
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className="field-hint">{hint}</p>
    </div>
  );
}
