import { useState } from 'react';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { useLanguage } from '../../../language.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.client.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { Bulk } from './use-bulk.ts';
import { WithdrawReasons } from './withdraw-reasons.client.tsx';

type Props = {
  bulk: Bulk;
  /** With four eyes, each copy is inspected by itself. */
  canPublish: boolean;
};

/** The actions for the chosen items together; nothing while none is chosen. */
export function BulkBar({ bulk, canPublish }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [asking, setAsking] = useState<'delete' | 'withdraw'>();
  const { rows, clear, run, busy } = bulk;
  const count = rows.length;
  if (count === 0) return null;
  const close = () => setAsking(undefined);
  return (
    <fieldset className="desk-bulk" aria-busy={busy}>
      <legend>{countedMessage(language, 'desk.chosen', count)}</legend>
      <Button variant="quiet" disabled={busy} onClick={clear}>
        {t('desk.clearChoice')}
      </Button>
      {canPublish && (
        <Button disabled={busy} onClick={() => void run('publish')}>
          {t('desk.bulk.doPublish')}
        </Button>
      )}
      <Button disabled={busy} onClick={() => setAsking('withdraw')}>
        {t('desk.bulk.doWithdraw')}
      </Button>
      <Button className="button-delete" disabled={busy} onClick={() => setAsking('delete')}>
        {t('edit.delete')}
      </Button>
      {asking === 'delete' && (
        <ConfirmDialog
          question={countedMessage(language, 'desk.bulk.confirmDelete', count)}
          action={t('edit.delete')}
          onCancel={close}
          onConfirm={() => {
            close();
            void run('delete');
          }}
        >
          <p>{t('desk.bulk.inTrash')}</p>
        </ConfirmDialog>
      )}
      {asking === 'withdraw' && (
        <WithdrawReasons
          title={countedMessage(language, 'desk.bulk.confirmWithdraw', count)}
          onCancel={close}
          onConfirm={(reasons) => {
            close();
            void run('withdraw', reasons);
          }}
        />
      )}
    </fieldset>
  );
}
