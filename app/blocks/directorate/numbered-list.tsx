import { TextRuns } from '../../ui/text-runs.tsx';

type Props = { items: { numeral: string; title: string; text: string }[] };

/** Titled texts under large brass numerals. */
export function NumberedList({ items }: Props) {
  return (
    <ol className="numbered" role="list">
      {items.map(({ numeral, title, text }) => (
        <li key={numeral}>
          <span className="numbered-numeral" aria-hidden>
            {numeral}
          </span>
          <h3 dir="auto">
            <TextRuns text={title} />
          </h3>
          <p dir="auto">
            <TextRuns text={text} links="all" />
          </p>
        </li>
      ))}
    </ol>
  );
}
