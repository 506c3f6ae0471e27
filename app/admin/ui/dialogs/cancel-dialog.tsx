import { useAdminMessages } from '../../use-admin-messages.ts';
import { ConfirmDialog } from './confirm-dialog.client.tsx';

/** Confirmation before an editor's Cancel discards changes. */
export function CancelDialog({ onGoOn, onDiscard }: { onGoOn: () => void; onDiscard: () => void }) {
  const t = useAdminMessages();
  return (
    <ConfirmDialog
      question={t('guard.cancelQuestion')}
      action={t('guard.discard')}
      cancel={t('guard.goOn')}
      onCancel={onGoOn}
      onConfirm={onDiscard}
    />
  );
}
