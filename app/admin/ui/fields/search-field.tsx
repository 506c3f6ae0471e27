import { useEffect, useId, useRef, useState } from 'react';

/** Milliseconds after the last key. */
const pauseMs = 250;

type Props = { label: string; q: string; onSearch: (q: string) => void };

/** A search that starts a moment after the last key, or on Enter. */
export function SearchField({ label, q, onSearch }: Props) {
  const id = useId();
  const [text, setText] = useState(q);
  const sent = useRef(q);
  const send = (typed: string) => {
    sent.current = typed.trim();
    onSearch(typed.trim());
  };
  // Another search in the address: a link, or Back
  useEffect(() => {
    if (q !== sent.current) setText(q);
    sent.current = q;
  }, [q]);
  useEffect(() => {
    if (text.trim() === sent.current) return undefined;
    const timer = setTimeout(() => send(text), pauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        // In a dialog that a form has opened, it is not that form's
        event.stopPropagation();
        send(text);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="search"
        autoComplete="off"
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}
