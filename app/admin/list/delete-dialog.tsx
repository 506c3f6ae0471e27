import { useLanguage } from '../../language.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { type ItemKind, itemTitle, type Texts } from './list-kind.ts';

type Props = { kind: ItemKind; item: { texts: Texts }; onConfirm: () => void; onCancel: () => void };

/** The catalogue's question, and under it which item is meant. */
export function DeleteDialog({ kind, item, onConfirm, onCancel }: Props) {
  const t = useAdminMessages();
  const title = itemTitle(kind, item.texts, useLanguage());
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
