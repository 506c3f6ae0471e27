import type { SearchLinks } from './search-links.ts';

/**
 * Choices as links that crawlers do not follow: each combination would be one more page to render. Results are documents of
 * their own, with a script as without, so that a screen reader begins at the top.
 */
export function ChoiceLinks({ label, links, isLabelled = false }: SearchLinks & { isLabelled?: boolean }) {
  return (
    <nav aria-label={label} className="search-choice">
      {isLabelled && (
        <p className="search-choice-label" aria-hidden>
          {label}
        </p>
      )}
      <ul role="list">
        {links.map(({ text, path, current, count }) => (
          <li key={path}>
            <a href={path} aria-current={current} rel="nofollow">
              <bdi>{text}</bdi>
              {count && <span className="search-count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The filters, beside the results where there is room, below them where there is none. */
export function SearchFilters({ heading, rows }: { heading: string; rows: SearchLinks[] }) {
  return (
    <aside id="filters" className="search-filters" aria-labelledby="filters-heading">
      <h2 id="filters-heading" className="search-heading">
        {heading}
      </h2>
      {rows.map((row) => (
        <ChoiceLinks key={row.label} {...row} isLabelled />
      ))}
    </aside>
  );
}
