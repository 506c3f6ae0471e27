import type { AuditEntry } from '#shared/audit/audit.ts';
import { formatDateTime } from '#shared/date-time.ts';
import * as limits from '#shared/limits.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { actorText, subjectText } from './entry-texts.ts';

type Props = { entries: AuditEntry[]; total: number; page: number; onTurn: (page: number) => void };

/** A page of entries, the newest first, with pagination. */
export function AuditList({ entries, total, page, onTurn }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const before = (page - 1) * limits.auditPageEntries;
  const range = {
    from: numeral(language, before + 1),
    to: numeral(language, before + entries.length),
    total: numeral(language, total),
  };
  const isFirst = page === 1;
  const isLast = before + entries.length >= total;
  return (
    <>
      <p role="status" className="audit-range">
        {entries.length > 0 ? t('audit.range', range) : ''}
      </p>
      {entries.length === 0 && <Empty>{t('audit.none')}</Empty>}
      <ol className="audit-list" role="list">
        {entries.map((entry) => (
          <Entry key={entry.seq} entry={entry} />
        ))}
      </ol>
      {(!isFirst || !isLast) && (
        <nav className="audit-pages" aria-label={t('audit.pages')}>
          <Button aria-disabled={isFirst} onClick={() => isFirst || onTurn(page - 1)}>
            {t('audit.newer')}
          </Button>
          <Button aria-disabled={isLast} onClick={() => isLast || onTurn(page + 1)}>
            {t('audit.older')}
          </Button>
        </nav>
      )}
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { at, actor, action, amount } = entry;
  const subject = subjectText(t, language, entry);
  return (
    <li className="audit-entry">
      <p className="audit-event">
        <strong>{t(`audit.${action}`)}</strong>
        {subject && (
          <span>
            <bdi>{subject}</bdi>
          </span>
        )}
        {amount !== null && <span>{t('audit.times', { count: numeral(language, amount) })}</span>}
      </p>
      <p className="audit-actor">
        <span>
          <bdi>{actorText(t, actor)}</bdi>
        </span>
        <time dateTime={at}>{formatDateTime(language, at)}</time>
      </p>
    </li>
  );
}
