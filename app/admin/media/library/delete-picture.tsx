import { useState } from 'react';
import type { MediaItem, MediaUse } from '#shared/media/media.ts';
import { ApiFailure, isRefusal, saveFailureMessage } from '../../client/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.client.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.client.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { deleteMedia } from '../media-calls.ts';
import { pictureName } from '../picture-texts.ts';
import { PictureUses } from '../picture-uses.tsx';

type Props = { picture: MediaItem; onDeleted: () => void; onClose: () => void };

/** The question before a picture is deleted; of one that is used, why it cannot be. */
export function DeletePicture({ picture, onDeleted, onClose }: Props) {
  const t = useAdminMessages();
  const [uses, setUses] = useState<MediaUse[]>(picture.uses);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await deleteMedia(picture.id);
      onDeleted();
    } catch (error) {
      if (isRefusal(error)) return;
      if (error instanceof ApiFailure && error.uses) setUses(error.uses);
      setFailure(saveFailureMessage(error, t('library.deleteFailed')));
    } finally {
      setBusy(false);
    }
  };
  if (uses.length > 0) {
    return (
      <DialogFrame title={t('library.inUse')} onEscape={onClose}>
        <p>{failure ?? t('library.inUseLead')}</p>
        <PictureUses uses={uses} />
        <div className="dialog-actions">
          <Button onClick={onClose}>{t('admin.close')}</Button>
        </div>
      </DialogFrame>
    );
  }
  return (
    <ConfirmDialog
      question={t('library.deleteQuestion')}
      action={t('library.deleteAction')}
      waiting={busy}
      onConfirm={() => void confirm()}
      onCancel={() => busy || onClose()}
    >
      <p className="dialog-subject">
        <bdi>{pictureName(picture)}</bdi>
      </p>
      <p>{t('library.deleteMeans')}</p>
      {failure && <ErrorBox>{failure}</ErrorBox>}
    </ConfirmDialog>
  );
}
