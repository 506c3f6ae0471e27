import { Link } from 'react-router';
import type { AuditEntry } from '#shared/audit/audit.ts';
import { adminPath } from '#shared/site/admin-navigation.ts';
import { AuditEntryRow } from '../audit/audit-entry.tsx';
import { call } from '../client/api.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { OverviewBlock } from './overview-block.tsx';

/** Entries that are read and shown: signing in changes nothing. */
const read = 30;
const shown = 5;

async function loadChanges(): Promise<AuditEntry[]> {
  const entries = await call<AuditEntry[]>(`audit?limit=${read}`);
  return entries.filter(({ action }) => !action.startsWith('session.')).slice(0, shown);
}

/** The newest changes, with their authors. */
export function ChangesBlock() {
  const t = useAdminMessages();
  return (
    <OverviewBlock title={t('overview.audit')} load={loadChanges}>
      {(entries) => (
        <>
          {entries.length === 0 && <p className="overview-none">{t('overview.audit.none')}</p>}
          <ol className="audit-list" role="list">
            {entries.map((entry) => (
              <AuditEntryRow key={entry.seq} entry={entry} />
            ))}
          </ol>
          <p>
            <Link to={adminPath('audit')}>{t('overview.audit.all')}</Link>
          </p>
        </>
      )}
    </OverviewBlock>
  );
}
