import { type ReactNode, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

type Props = {
  title: string;
  /** Handler of Escape; without it, only the dialog's own buttons close it. */
  onEscape?: (() => void) | undefined;
  children: ReactNode;
};

/** A dialog that is no question: open while it is rendered, and a click beside it has no effect. */
export function DialogFrame({ title, onEscape, children }: Props) {
  const id = useId();
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled={!onEscape}
      onOpenChange={(open) => open || onEscape?.()}
      className="dialog-backdrop"
    >
      <Modal className="dialog dialog-wide">
        <Dialog aria-labelledby={id} className="dialog-content">
          <h2 id={id}>{title}</h2>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
