import type { ReactNode } from 'react';

type Props = { eyebrow: string; title: string; id?: string; action?: ReactNode };

/** A block's heading with its brass rule and small line, and its link at the other end. */
export function SectionHead({ eyebrow, title, id, action }: Props) {
  return (
    <div className="section-head">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 id={id}>{title}</h2>
      </div>
      {action}
    </div>
  );
}
