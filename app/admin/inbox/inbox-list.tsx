import type { InboxState } from '#shared/forms/inbox.ts';
import { Empty } from '../../ui/empty.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Pending } from '../ui/pending.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { ExportTools } from './export/export-tools.tsx';
import { InboxCard } from './inbox-card.tsx';
import type { InboxKind } from './inbox-kinds.ts';
import { NoKey } from './no-key.tsx';
import { RowDialog } from './row-dialog.tsx';
import { useInboxRows } from './use-inbox-rows.ts';
import { useRowAction } from './use-row-action.ts';
import { useSelection } from './use-selection.ts';

type Props = {
  kind: InboxKind;
  state: InboxState;
  readDays: number;
  erasedOvernight: boolean;
  /** The counters are out of date. */
  onChanged: () => void;
};

/** The rows of a list in one state, with every action on them. */
export function InboxList({ kind, state, readDays, erasedOvernight, onChanged }: Props) {
  const t = useAdminMessages();
  const list = useInboxRows(kind.list, state);
  const { status, rows, total } = list;
  const action = useRowAction({ kind, state, list, onChanged });
  const selection = useSelection(rows);
  const failed = t(`load.${kind.list}`);
  return (
    <>
      {status === 'loading' && <Pending />}
      {status === 'failed' && <ErrorBox onRetry={list.retry}>{failed}</ErrorBox>}
      {status === 'noKey' && <NoKey />}
      {status === 'loaded' && rows.length === 0 && <Empty>{t(`inbox.${kind.list}.${state}.empty`)}</Empty>}
      {rows.length > 0 && (
        <>
          <ExportTools kind={kind} state={state} selection={selection} shown={rows.length} total={total} />
          <div className={`inbox-list inbox-list-${state}`}>
            {rows.map((row) => (
              <InboxCard
                key={row.id}
                kind={kind}
                row={row}
                state={state}
                selected={selection.has(row)}
                busy={action.busy === row.id}
                onSelect={() => selection.toggle(row)}
                onAction={() => action.request(row)}
                onUnread={() => action.markUnread(row)}
                onKeep={(kept) => action.keep(row, kept)}
              />
            ))}
          </div>
          <MoreButton editor={list} more={rows.length < total} failed={failed} />
        </>
      )}
      {action.requested && (
        <RowDialog
          kind={kind}
          state={state}
          row={action.requested}
          readDays={readDays}
          erasedOvernight={erasedOvernight}
          onCancel={action.dismiss}
          onConfirm={action.confirm}
        />
      )}
    </>
  );
}
