import { Link } from 'react-router';
import type { Piece } from '#shared/search/snippet.ts';
import { prefetch } from '../../ui/prefetch.ts';
import { TextRuns } from '../../ui/text-runs.tsx';
import type { ResultGroup, ResultView } from './search-view.ts';

/** Results a line each, as in a register: section and date, then the title, and where the words stand. */
export function ResultList({ heading, isHidden, results }: ResultGroup) {
  return (
    <section>
      <h2 className={isHidden ? 'visually-hidden' : 'search-heading'}>{heading}</h2>
      <ol className="results" role="list">
        {results.map(({ key, ...result }) => (
          <li key={key} className="result">
            <Result {...result} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Result({ section, path, title, snippet, date, closing, some, file }: Omit<ResultView, 'key'>) {
  return (
    <>
      <p className="result-facts">
        <span>{section}</span>
        {date && (
          <bdi>
            <TextRuns text={date} />
          </bdi>
        )}
        {closing && <span className={`closing closing-${closing.state}`}>{closing.text}</span>}
        {some && <span>{some}</span>}
      </p>
      <div>
        <h3 className="result-title" dir="auto">
          <Link to={path} prefetch={prefetch}>
            <Pieces pieces={title} />
          </Link>
        </h3>
        {snippet.length > 0 && (
          <p className="result-snippet" dir="auto">
            <Pieces pieces={snippet} />
          </p>
        )}
        {file && (
          <p className="result-file">
            {file.label}{' '}
            <a href={file.path}>
              <bdi>{file.name}</bdi>
            </a>
          </p>
        )}
      </div>
    </>
  );
}

/** A text in its own spelling, with its hits marked. */
function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, hit }, index) => {
    const runs = <TextRuns text={text} />;
    // oxlint-disable-next-line react/no-array-index-key -- a piece has no other key, and none is moved
    return hit ? <mark key={index}>{runs}</mark> : <span key={index}>{runs}</span>;
  });
}
