import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import {
  Button,
  type QueuedToast,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { useAdminMessages } from '../use-admin-messages.ts';

/** A button of a notice, such as Undo: the notice closes when it is pressed. */
type NoticeAction = { label: string; run: () => void };

type Notice = { kind: 'success' | 'warning' | 'failure'; text: string; action?: NoticeAction | undefined };

/** Milliseconds for which a success is shown; other notices stay until they are closed. */
const successMs = 8_000;

/** The same for a success that can be undone: there is time to read it and to reach the button. */
const undoMs = 20_000;

/** The only file that uses the library's toasts, whose API is not stable yet. */
const queue = new ToastQueue<Notice>({ maxVisibleToasts: 3 });

export function noticeSuccess(text: string, action?: NoticeAction): void {
  queue.add({ kind: 'success', text, action }, { timeout: action ? undoMs : successMs });
}

export function noticeWarning(text: string, action?: NoticeAction): void {
  queue.add({ kind: 'warning', text, action });
}

export function noticeFailure(text: string): void {
  queue.add({ kind: 'failure', text });
}

/** Removes all notices before a retry. */
export function clearNotices(): void {
  queue.clear();
}

/** The region of the notices: F6 leads there, and a pointer or the focus in it pauses the timeout. */
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
          <ActionOf toast={toast} />
          <Button slot="close" className="icon-button" aria-label={t('admin.close')}>
            <IconX size={20} aria-hidden />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  );
}

function ActionOf({ toast: { key, content } }: { toast: QueuedToast<Notice> }) {
  const { action } = content;
  if (!action) return null;
  const press = () => {
    queue.close(key);
    action.run();
  };
  return (
    <button type="button" className="button button-quiet toast-action" onClick={press}>
      {action.label}
    </button>
  );
}
