import { TitledText } from './titled-text.tsx';

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
          <TitledText title={title} text={text} />
        </li>
      ))}
    </ol>
  );
}
