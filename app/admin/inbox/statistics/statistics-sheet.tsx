import { createPortal } from 'react-dom';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { StatisticsTable } from './statistics-tables.ts';

type Props = { title: string; tables: readonly StatisticsTable[]; onPaper?: boolean };

/** Figures of a year, on the screen, or on paper in place of the page. */
export function StatisticsSheet({ title, tables, onPaper = false }: Props) {
  const t = useAdminMessages();
  const sheet = (
    <section className={onPaper ? 'print-sheet' : 'statistics-sheet'} aria-label={title}>
      <header>
        {onPaper ? <h1>{title}</h1> : <h2>{title}</h2>}
        <p>{t('statistics.hidden')}</p>
      </header>
      <div className="statistics-tables">
        {tables.map(({ caption, lines }) => (
          <table key={caption}>
            <caption>{caption}</caption>
            <tbody>
              {lines.map(([name, count]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
  return onPaper ? createPortal(sheet, document.body) : sheet;
}
