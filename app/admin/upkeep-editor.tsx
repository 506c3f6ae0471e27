import { EditorPage } from './panel/editor-page.tsx';
import { BackupPanel } from './upkeep/backup-panel.tsx';
import { DrillPanel } from './upkeep/drill-panel.tsx';
import { UpkeepWarnings } from './upkeep/upkeep-warnings.tsx';
import { useUpkeep } from './upkeep/use-upkeep.ts';
import { useAdminMessages } from './use-admin-messages.ts';

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
