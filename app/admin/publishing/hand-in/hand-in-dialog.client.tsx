import { DialogFrame } from '../../ui/dialogs/dialog-frame.client.tsx';
import { useWork } from '../../ui/use-action.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { ItemDocument } from '../item-document.ts';
import { handInItem } from '../publishing-calls.ts';
import { newerOf } from './newer-of.ts';
import { WordsForm } from './words-form.tsx';

type Props = {
  item: ItemDocument;
  onDone: (item: ItemDocument) => void;
  /** Receives the item as it is stored, where it is another one by now; nothing was handed in. */
  onNewer: (newer: ItemDocument) => void;
  onClose: () => void;
};

/** Hands the working copy in, with a note. */
export function HandInDialog({ item, onDone, onNewer, onClose }: Props) {
  const t = useAdminMessages();
  const work = useWork(t('publish.failed'));
  const handIn = async (note: string) => {
    const handedIn = await work.run(() =>
      handInItem(item, { note, version: item.updated_at }).catch(newerOf(onNewer)),
    );
    if (handedIn) onDone(handedIn);
  };
  return (
    <DialogFrame title={t('handIn.title')} onEscape={onClose}>
      <p>{t('handIn.lead')}</p>
      <WordsForm
        label={t('handIn.note')}
        confirm={t('handIn.confirm')}
        cancel={t('edit.cancel')}
        name="note"
        work={work}
        onSubmit={(note) => void handIn(note)}
        onCancel={onClose}
      />
    </DialogFrame>
  );
}
