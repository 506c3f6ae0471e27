import '../../styles/admin/publishing/overview.css';
import { CheckPanel } from '../checks/check-panel.tsx';
import { CheckTools } from '../checks/check-tools.tsx';
import { useChecks } from '../checks/use-checks.ts';
import { EditorPage } from '../panel/editor-page.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The checks of everything that is published, each with what it found. */
export default function ChecksEditor() {
  const t = useAdminMessages();
  const { run, ...checks } = useChecks();
  return (
    <EditorPage title={t('page.checks')} lead={t('checks.lead')} failed={t('checks.failed')} {...checks}>
      {({ checked_at, checks: results }) => (
        <>
          <CheckTools checkedAt={checked_at} run={run} />
          {results.map((result) => (
            <CheckPanel key={result.check} result={result} />
          ))}
        </>
      )}
    </EditorPage>
  );
}
