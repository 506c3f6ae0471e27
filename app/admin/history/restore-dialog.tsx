import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import type { ItemKey } from '../publishing/item-document.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.client.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { restoreRevision } from './history-calls.ts';

type Props = { item: ItemKey; revision: number; onRestored: () => void; onCancel: () => void };

/** The question before an earlier revision becomes the working copy. */
export function RestoreDialog({ item, revision, onRestored, onCancel }: Props) {
  const t = useAdminMessages();
  const number = numeral(useLanguage(), revision);
  const { busy, failure, run } = useWork(t('history.restoreFailed'));
  const restore = async () => {
    if (!(await run(() => restoreRevision(item, revision)))) return;
    noticeSuccess(t('history.restored', { number }));
    onRestored();
  };
  return (
    <ConfirmDialog
      question={t('history.restoreQuestion', { number })}
      action={t('history.restoreAction')}
      variant="primary"
      waiting={busy}
      onConfirm={() => void restore()}
      onCancel={onCancel}
    >
      <p>{t('history.restoreNote')}</p>
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
    </ConfirmDialog>
  );
}
