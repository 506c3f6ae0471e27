import { Link } from 'react-router';

type Props = { sections: { numeral: string; title: string; anchor: string }[] };

/** Links to the parts of a document. */
export function ContentsList({ sections }: Props) {
  return (
    <ol className="contents-list" role="list">
      {sections.map(({ numeral, title, anchor }) => (
        <li key={anchor}>
          <span aria-hidden>{numeral}</span>
          <Link to={`#${anchor}`}>
            <bdi>{title}</bdi>
          </Link>
        </li>
      ))}
    </ol>
  );
}
