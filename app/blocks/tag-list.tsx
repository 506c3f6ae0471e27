import { TextRuns } from '../ui/text-runs.tsx';

/** Short facts, as many as fit to a line. */
export function TagList({ records }: { records: { key: string; text: string }[] }) {
  return (
    <ul className="tags" role="list">
      {records.map(({ key, text }) => (
        <li key={key} className="tag">
          <bdi>
            <TextRuns text={text} />
          </bdi>
        </li>
      ))}
    </ul>
  );
}
