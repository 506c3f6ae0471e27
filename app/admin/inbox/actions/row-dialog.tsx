import type { InboxState } from '#shared/forms/inbox.ts';
import { useLanguage } from '../../../language.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.client.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { type InboxKind, type InboxRow, inboxActions } from '../inbox-kinds.ts';
import { daysOf } from '../inbox-time.ts';
import { useRowTitle } from '../use-row-title.ts';

type Props = {
  kind: InboxKind;
  state: InboxState;
  row: InboxRow;
  readDays: number;
  erasedOvernight: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The catalogue's question, the row it is about, and the consequence of marking it as read. */
export function RowDialog({ kind, state, row, readDays, erasedOvernight, onConfirm, onCancel }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const title = useRowTitle(kind)(row);
  return (
    <ConfirmDialog
      question={t(kind.questions[state])}
      action={t(inboxActions[state].label)}
      variant={state === 'active' ? 'primary' : 'danger'}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        <bdi>{title}</bdi>
      </p>
      {state === 'read' && erasedOvernight && <p>{t('inbox.erasedOvernight')}</p>}
      {state === 'active' && <p>{t('inbox.retention', { days: daysOf(language, readDays) })}</p>}
    </ConfirmDialog>
  );
}
