import type { Ref } from 'react';

/** A receipt's code: selected as one, and read aloud character by character. */
export function ReceiptCode({ code, ref }: { code: string; ref?: Ref<HTMLElement> }) {
  const groups = code.split('-');
  return (
    <p className="receipt-code" dir="ltr">
      <bdi ref={ref} aria-hidden>
        {groups.map((group, index) => (
          <span key={group}>{index < groups.length - 1 ? `${group}-` : group}</span>
        ))}
      </bdi>
      <span className="visually-hidden">{groups.map((group) => [...group].join(' ')).join(', ')}</span>
    </p>
  );
}
