import { numeral } from '#shared/numeral.ts';
import type { RefusedRedirect } from '#shared/redirects/redirects.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** Rows that are listed; the file holds all of them. */
const maxRows = 100;

type Props = { rows: RefusedRedirect[]; onSave: () => void };

/** The rows of a file that were not taken, each with its line and the reason. */
export function RefusedRows({ rows, onSave }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const more = rows.length - maxRows;
  return (
    <section className="redirect-refused" aria-label={t('redirects.refused')}>
      <h3>{t('redirects.refused')}</h3>
      <ul className="redirect-list" role="list">
        {rows.slice(0, maxRows).map(({ line, from, to, message }) => (
          <li key={line} className="redirect-row">
            <div className="redirect-paths">
              <p className="redirect-from">
                <bdi dir="ltr">{[from, to].filter(Boolean).join(' → ')}</bdi>
              </p>
              <p className="redirect-problem">{message}</p>
              <p className="redirect-note">{t('redirects.line', { line: numeral(language, line) })}</p>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="redirect-note">{t('redirects.moreRefused', { count: numeral(language, more) })}</p>
      )}
      <Button onClick={onSave}>{t('redirects.saveRefused')}</Button>
    </section>
  );
}
