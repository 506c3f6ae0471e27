import { Link } from 'react-router';
import type { InboxOverview, InboxState } from '#shared/forms/inbox.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { headingId } from './focus-case.ts';
import type { InboxKind } from './inbox-kinds.ts';
import { StateToggle } from './inbox-tabs.client.tsx';
import { ReadingRoom } from './reading-room.tsx';
import { Templates } from './talk/templates.tsx';

type Props = {
  kind: InboxKind;
  state: InboxState;
  counts: InboxOverview;
  onState: (state: InboxState) => void;
  onChanged: () => void;
};

/** A tab's content: its new rows or its read ones. */
export function InboxPanel({ kind, state, counts, onState, onChanged }: Props) {
  const t = useAdminMessages();
  return (
    <>
      <div className="inbox-head">
        <h2 id={headingId} tabIndex={-1}>
          {t(`inbox.${kind.list}.${state}`)}
        </h2>
        <StateToggle state={state} counts={counts[kind.list]} onState={onState} />
      </div>
      <Templates value={counts.templates}>
        <ReadingRoom
          key={`${kind.list} ${state}`}
          kind={kind}
          state={state}
          readDays={counts.retention.readDays}
          erasedOvernight={counts.erasedOvernight}
          onChanged={onChanged}
        />
      </Templates>
      <p>
        <Link to={`?tab=${kind.list}&view=statistics`} preventScrollReset>
          {t('statistics.link')}
        </Link>
      </p>
    </>
  );
}
