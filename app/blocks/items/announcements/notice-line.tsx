import { Link } from 'react-router';
import { TextRuns } from '../../../ui/text-runs.tsx';
import type { LineView } from './line-view.ts';

/** An announcement and the notices about it, in order; the one of the page is no link. */
export function NoticeLine({ line: { label, steps } }: { line: LineView }) {
  return (
    <nav className="notice-line" aria-label={label}>
      <ol role="list">
        {steps.map(({ id, path, kind, title, date, lang, isCurrent }) => (
          <li key={id} aria-current={isCurrent ? 'page' : undefined}>
            <span className="notice-kind">{kind}</span>
            <span className="notice-title" lang={lang} dir="auto">
              {isCurrent ? (
                <TextRuns text={title} />
              ) : (
                <Link to={path} reloadDocument={lang !== undefined}>
                  <TextRuns text={title} />
                </Link>
              )}
            </span>
            {date && (
              <span className="notice-date" lang={lang}>
                <bdi>
                  <TextRuns text={date} />
                </bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
