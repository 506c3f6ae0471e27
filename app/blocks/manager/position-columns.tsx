import { useMessages } from '../../language.tsx';
import { RecordItems, type Records } from './record-list.tsx';

/** The positions held, in two columns; the first takes the half that is rounded up (specification §9). */
export function PositionColumns({ records }: { records: Records }) {
  const t = useMessages();
  const half = Math.ceil(records.length / 2);
  const column = (from: number, to?: number) => (
    <ol start={from + 1}>
      <RecordItems records={records.slice(from, to)} />
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
