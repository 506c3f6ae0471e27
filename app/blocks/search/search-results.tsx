import { Link } from 'react-router';
import { NothingFound } from './nothing-found.tsx';
import { ResultList } from './result-list.tsx';
import { ChoiceLinks, SearchFilters } from './search-filters.tsx';
import type { SearchView } from './search-view.ts';

/** The results of a search: notices, a register, the way to the next page, and the filters. */
export function SearchResults({ view }: { view: SearchView }) {
  const { groups, nothing, paging, filters } = view;
  const hasFilters = filters.rows.length > 0;
  return (
    <div className={`container${hasFilters ? ' search-columns' : ''}`}>
      <div>
        <Notices {...view} />
        {groups.map((group) => (
          <ResultList key={group.heading} {...group} />
        ))}
        {nothing && <NothingFound {...nothing} />}
        {paging && <Paging {...paging} />}
      </div>
      {hasFilters && <SearchFilters {...filters} />}
    </div>
  );
}

function Notices({ truncated, count, elsewhere, corrections, named, filtered, sort, filters }: SearchView) {
  return (
    <div className="search-notices">
      {truncated && <p className="search-ways">{truncated}</p>}
      {corrections && (
        <p className="search-ways">
          {corrections.label}
          {corrections.links.map(({ text, path }) => (
            <a key={path} href={path} dir="auto" rel="nofollow">
              {text}
            </a>
          ))}
        </p>
      )}
      {named && (
        <p className="search-ways">
          {named.label}
          {named.links.map(({ text, path }) => (
            <Link key={path} to={path}>
              {text}
            </Link>
          ))}
        </p>
      )}
      <p role="status" className="search-total">
        {count}
      </p>
      {filtered && (
        <p className="search-filtered">
          {filtered.label}
          {filtered.names.map((name) => (
            <bdi key={name}>{name}</bdi>
          ))}
          <a href={filtered.clear.path} rel="nofollow">
            {filtered.clear.text}
          </a>
        </p>
      )}
      {elsewhere && (
        <p>
          <a href={elsewhere.path} hrefLang={elsewhere.language} rel="nofollow">
            {elsewhere.text}
          </a>
        </p>
      )}
      {filters.rows.length > 0 && (
        <p className="search-to-filters">
          <a href="#filters">{filters.heading}</a>
        </p>
      )}
      {sort && <ChoiceLinks {...sort} />}
    </div>
  );
}

function Paging({ label, position, previous, next }: NonNullable<SearchView['paging']>) {
  return (
    <nav className="search-paging" aria-label={label}>
      {previous && (
        <a className="button button-outline" href={previous.path} rel="prev nofollow">
          {previous.text}
        </a>
      )}
      <p>{position}</p>
      {next && (
        <a className="button button-outline" href={next.path} rel="next nofollow">
          {next.text}
        </a>
      )}
    </nav>
  );
}
