import { BackupPanel } from '../maintenance/backup-panel.tsx';
import { DrillPanel } from '../maintenance/drill-panel.tsx';
import { UpkeepWarnings } from '../maintenance/maintenance-warnings.tsx';
import { useUpkeep } from '../maintenance/use-maintenance.ts';
import { EditorPage } from '../panel/editor-page.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** How the backups stand: the last one, whether it could be restored, and what is to be seen to. */
export default function UpkeepEditor() {
  const t = useAdminMessages();
  const { make, busy, failure, ...upkeep } = useUpkeep();
  return (
    <EditorPage title={t('page.upkeep')} lead={t('upkeep.lead')} failed={t('upkeep.failed')} {...upkeep}>
      {(data) => (
        <>
          <UpkeepWarnings upkeep={data} />
          <BackupPanel upkeep={data} busy={busy} failure={failure} onMake={make} />
          <DrillPanel drill={data.drill} />
        </>
      )}
    </EditorPage>
  );
}
