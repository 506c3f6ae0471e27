import { Link } from 'react-router';
import { DiffLine } from './diff-line.tsx';
import type { VerifyView, VerifyWords } from './verify-view.ts';

type Props = { view: VerifyView; words: VerifyWords };

/** The result of a comparison, which gets the focus of a page that a form was sent from. */
export function VerifyResult({ view, words }: Props) {
  const { kind, heading, text, title, lines, links, runs } = view;
  return (
    <section className={`verify-result verify-${kind}`} role="status" aria-labelledby="verify-result">
      <h2 id="verify-result">{heading}</h2>
      <p>{text}</p>
      {title && (
        <p className="verify-item" dir="auto">
          {title}
        </p>
      )}
      {lines.length > 0 && (
        <ul role="list">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {runs.length > 0 && (
        <>
          <h3>{words.comparison}</h3>
          <DiffLine line={runs} words={words} />
        </>
      )}
      {links.length > 0 && (
        <p className="verify-links">
          {links.map((link) => (
            <Link key={link.to} className="button button-outline" to={link.to}>
              {link.text}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}
