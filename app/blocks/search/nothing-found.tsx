import { Link } from 'react-router';
import { ResultList } from './result-list.tsx';
import type { PlainLink, SearchView } from './search-view.ts';

/** In place of results: the reason, and the ways on. */
export function NothingFound({ text, action, advice, browse, newest }: NonNullable<SearchView['nothing']>) {
  return (
    <>
      <div className="search-nothing">
        <p>{text}</p>
        {advice && <p>{advice}</p>}
        {action && (
          <a className="button button-outline" href={action.path} rel="nofollow">
            {action.text}
          </a>
        )}
      </div>
      {browse && <SectionLinks {...browse} />}
      {newest && <ResultList {...newest} />}
    </>
  );
}

/** The lists of the sections, for those who would rather browse. */
export function SectionLinks({ label, links }: { label: string; links: PlainLink[] }) {
  return (
    <nav aria-label={label} className="search-sections">
      <h2 className="search-heading">{label}</h2>
      <ul role="list">
        {links.map(({ text, path }) => (
          <li key={path}>
            <Link to={path}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
