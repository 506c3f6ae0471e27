import { useMessages } from '../language.tsx';

/** The positions held, in two columns; the first takes the half that is rounded up (specification §9). */
export function PositionColumns({ positions }: { positions: string[] }) {
  const t = useMessages();
  const half = Math.ceil(positions.length / 2);
  const column = (from: number, to?: number) => (
    <ol start={from + 1}>
      {positions.slice(from, to).map((position) => (
        <li key={position}>
          <bdi>{position}</bdi>
        </li>
      ))}
    </ol>
  );
  if (positions.length === 0) return <p className="positions-none">{t('manager.noPositions')}</p>;
  return (
    <div className="positions">
      {column(0, half)}
      {positions.length > half && column(half)}
    </div>
  );
}
