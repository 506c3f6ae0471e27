import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { useAdminMessages } from '../use-admin-messages.ts';

type Notice = { kind: 'success' | 'warning' | 'failure'; text: string };

/** How long a success is shown; anything else stays until it is closed. */
const successMs = 8_000;

/** The one file that knows the library's toasts, which it does not call stable yet. */
const queue = new ToastQueue<Notice>({ maxVisibleToasts: 3 });

export function noticeSuccess(text: string): void {
  queue.add({ kind: 'success', text }, { timeout: successMs });
}

export function noticeWarning(text: string): void {
  queue.add({ kind: 'warning', text });
}

export function noticeFailure(text: string): void {
  queue.add({ kind: 'failure', text });
}

/** Takes all notices away: what they said is being tried again. */
export function clearNotices(): void {
  queue.clear();
}

/** The place where notices appear: F6 leads there, and a pointer or the focus in it stops the clock. */
export function Toasts() {
  const t = useAdminMessages();
  return (
    <ToastRegion queue={queue} className="toasts" aria-label={t('admin.notices')}>
      {({ toast }) => (
        <Toast toast={toast} className={`toast toast-${toast.content.kind}`}>
          {toast.content.kind === 'success' ? (
            <IconCircleCheck aria-hidden />
          ) : (
            <IconAlertTriangle aria-hidden />
          )}
          <ToastContent className="toast-text">
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          <Button slot="close" className="icon-button" aria-label={t('admin.close')}>
            <IconX size={20} aria-hidden />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  );
}
