import '../../styles/admin/panels.css';
import '../../styles/admin/audit.css';
import '../../styles/admin/publishing/overview.css';
import '../../styles/admin/publishing/calm.css';
import '../../styles/admin/publishing/unanswered.css';
import { BackupsBlock } from '../overview/backups-block.tsx';
import { CalmBlock } from '../overview/calm-block.tsx';
import { ChangesBlock } from '../overview/changes-block.tsx';
import { ChecksBlock } from '../overview/checks-block.tsx';
import { CoverageBlock } from '../overview/coverage-block.tsx';
import { MessagesBlock } from '../overview/messages-block.tsx';
import { ReviewBlock } from '../overview/review-block.tsx';
import { ScheduledBlock } from '../overview/scheduled-block.tsx';
import { UnansweredBlock } from '../overview/unanswered-block.tsx';
import { WaitingBlock } from '../overview/waiting-block.tsx';
import { useMay } from '../session/session-provider.tsx';
import { TrashLink } from '../trash/trash-link.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The first page of the menu: things that wait, that come next, and that were done. Each part is loaded by itself. */
export default function OverviewEditor() {
  const t = useAdminMessages();
  const may = useMay();
  const writes = may('write-content');
  const title = t('page.overview');
  const named = `${title} | ${t('admin.title')}`;
  return (
    <div className="admin-container admin-page editor-page overview">
      <title>{named}</title>
      <header className="overview-head">
        <h1 tabIndex={-1}>{title}</h1>
        <TrashLink />
      </header>
      <p className="editor-page-lead">{t('overview.lead')}</p>
      <div className="overview-columns">
        <div className="overview-column">
          {writes && <WaitingBlock />}
          {writes && <ChecksBlock />}
        </div>
        <div className="overview-column">
          {writes && <ScheduledBlock />}
          {may('read-submissions') && <MessagesBlock />}
          {may('administer') && <ReviewBlock />}
          {may('administer') && <BackupsBlock />}
          {may('administer') && <CalmBlock />}
        </div>
      </div>
      {writes && <CoverageBlock />}
      {may('read-statistics') && <UnansweredBlock />}
      {may('read-audit') && <ChangesBlock />}
    </div>
  );
}
