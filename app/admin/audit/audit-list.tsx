import type { AuditEntry } from '#shared/audit/audit.ts';
import * as limits from '#shared/limits.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PageTurner } from '../ui/page-turner.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { AuditEntryRow } from './audit-entry.tsx';

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
  return (
    <>
      <p role="status" className="audit-range">
        {entries.length > 0 ? t('audit.range', range) : ''}
      </p>
      {entries.length === 0 && <Empty>{t('audit.none')}</Empty>}
      <ol className="audit-list" role="list">
        {entries.map((entry) => (
          <AuditEntryRow key={entry.seq} entry={entry} />
        ))}
      </ol>
      <PageTurner
        label={t('audit.pages')}
        page={page}
        isLast={before + entries.length >= total}
        names={[t('audit.newer'), t('audit.older')]}
        onTurn={onTurn}
      />
    </>
  );
}
