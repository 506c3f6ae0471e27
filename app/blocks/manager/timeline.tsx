import { TextRuns } from '../../ui/text-runs.tsx';

/** Events in their order, along a brass line. */
export function Timeline({ records }: { records: { key: string; text: string }[] }) {
  return (
    <ol className="timeline" role="list">
      {records.map(({ key, text }) => (
        <li key={key}>
          <bdi>
            <TextRuns text={text} />
          </bdi>
        </li>
      ))}
    </ol>
  );
}
