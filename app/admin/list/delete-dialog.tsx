import { useLanguage } from '../../language.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { type Entry, entryTitle, type ListKind } from './list-kind.ts';

type Props = { kind: ListKind; entry: Entry; onConfirm: () => void; onCancel: () => void };

/** The catalogue's question, and under it which item is meant. */
export function DeleteDialog({ kind, entry, onConfirm, onCancel }: Props) {
  const t = useAdminMessages();
  const title = entryTitle(kind, entry.texts, useLanguage());
  return (
    <ConfirmDialog
      question={t(`confirm.${kind.key}`)}
      action={t('edit.delete')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        <bdi>
          <TextRuns text={title || t('edit.untitled')} />
        </bdi>
      </p>
    </ConfirmDialog>
  );
}
