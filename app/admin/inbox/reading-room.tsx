import '../../styles/admin/inbox/case.css';
import '../../styles/admin/inbox/print.css';
import '../../styles/admin/inbox/room.css';
import '../../styles/admin/inbox/room-keys.css';
import { useState } from 'react';
import type { InboxState } from '#shared/forms/inbox.ts';
import { discardReplyDrafts, useHasReplyDrafts } from '../drafts/reply-drafts.ts';
import { useUnsaved } from '../drafts/use-unsaved.ts';
import { useKeys } from '../keys/keys-provider.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { Pending } from '../ui/pending.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { KeepDialog } from './actions/keep-dialog.tsx';
import { RowDialog } from './actions/row-dialog.tsx';
import { useRowAction } from './actions/use-row-action.ts';
import { useMarks } from './cases/use-marks.ts';
import { ExportDialog } from './export/export-dialog.tsx';
import { useExport } from './export/use-export.ts';
import type { InboxKind, InboxRow } from './inbox-kinds.ts';
import { KeysNote } from './keys-note.tsx';
import { RoomList } from './list/room-list.tsx';
import { useInboxRows } from './list/use-inbox-rows.ts';
import { useRoomList } from './list/use-room-list.ts';
import { useSelection } from './list/use-selection.ts';
import { NoKey } from './no-key.tsx';
import { OldBrowserNote } from './old-browser-note.tsx';
import { ReadingPane } from './reading/reading-pane.tsx';
import { useRoomAddress } from './room-address.ts';
import { useOpenRow } from './use-open-row.ts';
import { useRoomKeys } from './use-room-keys.ts';

type Props = {
  kind: InboxKind;
  state: InboxState;
  readDays: number;
  erasedOvernight: boolean;
  /** The counters are out of date. */
  onChanged: () => void;
};

/** The rows of a list in one state, and the open one beside them; on a phone one of the two. */
export function ReadingRoom({ kind, state, readDays, erasedOvernight, onChanged }: Props) {
  const t = useAdminMessages();
  const { loaded: keys } = useKeys();
  const list = useInboxRows(kind.list, state);
  const room = useRoomList(kind, list);
  const address = useRoomAddress();
  const open = useOpenRow(list, address.item);
  const markUnseen = useMarks(kind.list, list, open);
  const selection = useSelection(room.shown);
  const [keeping, setKeeping] = useState<InboxRow>();
  const exporting = useExport(kind, t(`inbox.${kind.list}.${state}`));
  const action = useRowAction({
    kind,
    state,
    list,
    onChanged,
    onLeave: ({ id }) => {
      const at = room.shown.findIndex((row) => row.id === id);
      address.leave(id, (room.shown[at + 1] ?? room.shown[at - 1])?.id);
    },
  });
  useUnsaved(useHasReplyDrafts(), discardReplyDrafts);
  useRoomKeys({ state, room, address, action, open });
  // Where messages open in browsers alone, the server refuses before it looks who holds the key
  const isWithoutKey = keys.state === 'loaded' && keys.data?.holder === false;
  if (list.status === 'noKey' || (list.status === 'refused' && isWithoutKey)) return <NoKey />;
  if (list.status === 'refused') return <ErrorBox onRetry={list.retry}>{list.refusal}</ErrorBox>;
  if (list.status === 'failed') return <ErrorBox onRetry={list.retry}>{t(`load.${kind.list}`)}</ErrorBox>;
  if (list.status === 'loading') return <Pending />;
  return (
    <>
      <OldBrowserNote />
      <div className="room" data-open={address.item !== undefined || undefined}>
        <RoomList
          kind={kind}
          state={state}
          list={list}
          room={room}
          address={address}
          selection={selection}
          exporting={exporting}
        />
        <ReadingPane
          kind={kind}
          state={state}
          open={open}
          loading={address.item !== undefined && open === undefined}
          isEmpty={list.rows.length === 0}
          readDays={readDays}
          action={action}
          back={address.linkTo(undefined)}
          onBack={address.moves}
          onKeep={setKeeping}
          onUnseen={(row) => void markUnseen(row)}
          onPrint={(row) => exporting.request('print', [row])}
          onCaseChanged={() => void list.reload()}
        />
      </div>
      <KeysNote />
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
      {keeping && (
        <KeepDialog
          kind={kind}
          row={keeping}
          onCancel={() => setKeeping(undefined)}
          onConfirm={(reason) => {
            setKeeping(undefined);
            action.keep(keeping, reason);
          }}
        />
      )}
      <ExportDialog kind={kind} title={t(`inbox.${kind.list}.${state}`)} exporting={exporting} />
    </>
  );
}
