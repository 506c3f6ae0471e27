import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';

type Props = { id?: string; title: string; children: ReactNode };

/** A part of a page under its own heading. A link to its `id` leads to it, also where it came after the link. */
export function Panel({ id, title, children }: Props) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!id || hash !== `#${id}`) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [id, hash, key]);
  return (
    <section id={id} className="edit-panel" aria-labelledby={headingId}>
      <div className="editor-bar">
        <div className="editor-bar-row">
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
        </div>
      </div>
      <div className="edit-panel-body">{children}</div>
    </section>
  );
}
