import { BackupPanel } from '../maintenance/backup-panel.tsx';
import { DrillPanel } from '../maintenance/drill-panel.tsx';
import { MaintenanceWarnings } from '../maintenance/maintenance-warnings.tsx';
import { useMaintenance } from '../maintenance/use-maintenance.ts';
import { EditorPage } from '../panel/editor-page.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The state of the backups: the last one, the last restore drill, and the warnings. */
export default function MaintenanceEditor() {
  const t = useAdminMessages();
  const { make, busy, failure, ...maintenance } = useMaintenance();
  return (
    <EditorPage
      title={t('page.maintenance')}
      lead={t('maintenance.lead')}
      failed={t('maintenance.failed')}
      {...maintenance}
    >
      {(data) => (
        <>
          <MaintenanceWarnings maintenance={data} />
          <BackupPanel maintenance={data} busy={busy} failure={failure} onMake={make} />
          <DrillPanel drill={data.drill} />
        </>
      )}
    </EditorPage>
  );
}
