import { Link } from 'react-router';
import type { ListLinks } from './list-view.ts';

/** The years of a list and its two views, as links. */
export function ListLinksRow({ rows }: { rows: ListLinks[] }) {
  return (
    <div className="list-links">
      {rows.map(({ label, links }) => (
        <nav key={label} aria-label={label}>
          <ul role="list">
            {links.map(({ text, path, current }) => (
              <li key={path}>
                <Link to={path} aria-current={current} preventScrollReset>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
