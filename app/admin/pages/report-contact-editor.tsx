import '../../styles/admin/inbox/inbox.css';
import { useSearchParams } from 'react-router';
import type { Keys } from '#shared/accounts/keys.ts';
import type { InboxList, InboxOverview, InboxState } from '#shared/forms/inbox.ts';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { inboxKinds } from '../inbox/inbox-kinds.ts';
import { InboxPanel } from '../inbox/inbox-panel.tsx';
import { InboxTabs } from '../inbox/inbox-tabs.client.tsx';
import { FirstStep } from '../inbox/no-key.tsx';
import { RetentionNote } from '../inbox/retention-note.tsx';
import { StatisticsPanel } from '../inbox/statistics/statistics-panel.tsx';
import { WaitingNote } from '../inbox/waiting-note.tsx';
import { useKeys } from '../keys/keys-provider.tsx';
import { EditorPage } from '../panel/editor-page.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The inbox: inquiries and reports, new and read. Tab and state stand in the URL. */
export default function ReportContactEditor() {
  const t = useAdminMessages();
  const [params, setParams] = useSearchParams();
  const list = params.get('tab') === 'reports' ? 'reports' : 'contacts';
  const state = params.get('state') === 'read' ? 'read' : 'active';
  const show = (tab: InboxList, nextState: InboxState) =>
    setParams(
      { ...(tab !== 'contacts' && { tab }), ...(nextState !== 'active' && { state: nextState }) },
      { replace: true, preventScrollReset: true },
    );
  const isStatistics = params.get('view') === 'statistics';
  const overview = useLoaded(() => call<InboxOverview>('inbox'));
  const { loaded: keys } = useKeys();
  const step = keys.state === 'loaded' && keys.data ? firstStepOf(keys.data) : undefined;
  return (
    <EditorPage title={t('page.report-contact')} failed={t(`load.${list}`)} {...overview}>
      {(counts) =>
        step ? (
          <FirstStep step={step} />
        ) : (
          <>
            <WaitingNote overview={counts} />
            {/* The number on a tab is that of the new rows, so the tab opens with them. */}
            <InboxTabs list={list} counts={counts} onList={(next) => show(next, 'active')}>
              {isStatistics ? (
                <StatisticsPanel key={list} list={list} readDays={counts.retention.readDays} />
              ) : (
                <InboxPanel
                  kind={inboxKinds[list]}
                  state={state}
                  counts={counts}
                  onState={(next) => show(list, next)}
                  onChanged={() => void overview.reload()}
                />
              )}
            </InboxTabs>
            <RetentionNote retention={counts.retention} />
          </>
        )
      }
    </EditorPage>
  );
}

/** The step that a holder of the key has to take before the messages open. */
function firstStepOf({ factorMissing, deviceUnnamed }: Keys): 'factor' | 'device' | undefined {
  if (factorMissing) return 'factor';
  return deviceUnnamed ? 'device' : undefined;
}
