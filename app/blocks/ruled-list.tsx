import { TextRuns } from '../ui/text-runs.tsx';

/** Facts one below the other, with a line between them. */
export function RuledList({ records }: { records: { key: string; text: string }[] }) {
  return (
    <ul className="ruled" role="list">
      {records.map(({ key, text }) => (
        <li key={key}>
          <bdi>
            <TextRuns text={text} />
          </bdi>
        </li>
      ))}
    </ul>
  );
}
