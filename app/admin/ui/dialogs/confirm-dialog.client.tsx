import { type ReactNode, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { Button } from '../button.tsx';

type Props = {
  /** The heading: the catalogue's question, or the problem. */
  question: ReactNode;
  /** More about it. */
  children?: ReactNode;
  /** Label of the danger action. */
  action: string;
  variant?: 'primary' | 'danger';
  /** The action is shown, but has no effect yet. */
  waiting?: boolean;
  /** Label of the other button, by default «Cancel». It has the focus at first, and Escape presses it. */
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * A question before something that cannot be undone. It is open while it is rendered, and a click beside it
 * has no effect.
 */
export function ConfirmDialog({ question, children, action, cancel, onConfirm, onCancel, ...props }: Props) {
  const { variant = 'danger', waiting = false } = props;
  const t = useAdminMessages();
  const id = useId();
  return (
    <ModalOverlay isOpen onOpenChange={(open) => open || onCancel()} className="dialog-backdrop">
      <Modal className={`dialog dialog-${variant}`}>
        <Dialog
          role="alertdialog"
          aria-labelledby={id}
          {...(children ? { 'aria-describedby': `${id}-more` } : {})}
          className="dialog-content"
        >
          <h2 id={id}>{question}</h2>
          {children && (
            <div id={`${id}-more`} className="dialog-body">
              {children}
            </div>
          )}
          <div className="dialog-actions">
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the harmless answer is the one under the finger */}
            <Button autoFocus onClick={onCancel}>
              {cancel ?? t('edit.cancel')}
            </Button>
            <Button variant={variant} aria-disabled={waiting} onClick={() => waiting || onConfirm()}>
              {action}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
