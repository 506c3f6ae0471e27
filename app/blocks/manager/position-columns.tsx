import { useMessages } from '../../language.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';

/** The positions held, in two columns; the first takes the half that is rounded up (specification §9). */
export function PositionColumns({ records }: { records: { key: string; text: string }[] }) {
  const t = useMessages();
  const half = Math.ceil(records.length / 2);
  const column = (from: number, to?: number) => (
    <ol start={from + 1}>
      {records.slice(from, to).map(({ key, text }) => (
        <li key={key}>
          <bdi>
            <TextRuns text={text} />
          </bdi>
        </li>
      ))}
    </ol>
  );
  if (records.length === 0) return <p>{t('manager.noPositions')}</p>;
  return (
    <div className="positions">
      {column(0, half)}
      {records.length > half && column(half)}
    </div>
  );
}
