import { useAdminMessages } from '../../use-admin-messages.ts';
import { ConfirmDialog } from './confirm-dialog.client.tsx';

/** Confirmation before a navigation discards unsaved changes. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useAdminMessages();
  return (
    <ConfirmDialog
      question={t('guard.title')}
      action={t('guard.leave')}
      cancel={t('guard.stay')}
      onCancel={onStay}
      onConfirm={onLeave}
    >
      <p>{t('guard.question')}</p>
    </ConfirmDialog>
  );
}
