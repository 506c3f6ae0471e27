import '../../styles/admin/audit.css';
import { AuditFilter } from '../audit/audit-filter.tsx';
import { AuditList } from '../audit/audit-list.tsx';
import { useAudit } from '../audit/use-audit.ts';
import { EditorPage } from '../panel/editor-page.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The audit trail: paginated, filtered by actor or kind. */
export default function AuditEditor() {
  const t = useAdminMessages();
  const { query, choose, turn, isBusy, ...audit } = useAudit();
  return (
    <EditorPage title={t('page.audit')} lead={t('audit.lead')} failed={t('audit.failed')} {...audit}>
      {(data) => (
        <section className="edit-panel audit" aria-label={t('page.audit')} aria-busy={isBusy}>
          <AuditFilter actors={data.actors} query={query} onChoose={choose} />
          <AuditList {...data} page={query.page} onTurn={turn} />
        </section>
      )}
    </EditorPage>
  );
}
