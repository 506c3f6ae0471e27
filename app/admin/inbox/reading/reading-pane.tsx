import type { InboxState } from '#shared/forms/inbox.ts';
import { Pending } from '../../ui/pending.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { useRowAction } from '../actions/use-row-action.ts';
import type { InboxKind, InboxRow } from '../inbox-kinds.ts';
import { CaseArticle } from './case-article.tsx';

type Props = {
  kind: InboxKind;
  state: InboxState;
  open: InboxRow | 'missing' | undefined;
  loading: boolean;
  /** There is none to choose. */
  isEmpty: boolean;
  readDays: number;
  action: ReturnType<typeof useRowAction>;
  back: string;
  onBack: () => void;
  onKeep: (row: InboxRow) => void;
  onUnseen: (row: InboxRow) => void;
  onPrint: (row: InboxRow) => void;
  onCaseChanged: () => void;
};

/** The open message, or how to open one. */
export function ReadingPane({
  kind,
  state,
  open,
  loading,
  isEmpty,
  readDays,
  action,
  back,
  onBack,
  onKeep,
  onUnseen,
  onPrint,
  onCaseChanged,
}: Props) {
  const t = useAdminMessages();
  if (typeof open === 'object') {
    return (
      <div className="room-reading">
        <CaseArticle
          // Another message begins at its beginning
          key={open.id}
          kind={kind}
          row={open}
          state={state}
          readDays={readDays}
          busy={action.busy === open.id}
          back={back}
          onBack={onBack}
          onAction={() => action.request(open)}
          onUnread={() => action.markUnread(open)}
          onKeep={() => onKeep(open)}
          onUnseen={() => onUnseen(open)}
          onRelease={() => action.keep(open)}
          onPrint={() => onPrint(open)}
          onCaseChanged={onCaseChanged}
        />
      </div>
    );
  }
  if (isEmpty && open !== 'missing') return null;
  return (
    <div className="room-reading">
      {loading ? (
        <Pending />
      ) : (
        <p className="room-none">
          {t(open === 'missing' ? `inbox.gone.${kind.list}` : `inbox.choose.${kind.list}`)}
        </p>
      )}
    </div>
  );
}
