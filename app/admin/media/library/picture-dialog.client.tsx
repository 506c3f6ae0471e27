import { useState } from 'react';
import { formatDay } from '#shared/date-time.ts';
import type { MediaItem } from '#shared/media/media.ts';
import { useLanguage } from '../../../language.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.client.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { DetailsForm } from '../details-form.tsx';
import { PictureSize } from '../picture-size.tsx';
import { pictureName } from '../picture-texts.ts';
import { DeletePicture } from './delete-picture.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

type Props = {
  picture: MediaItem;
  onChanged: (picture: MediaItem) => void;
  onDeleted: (picture: MediaItem) => void;
  onClose: () => void;
};

/** All about a picture of the library: its details, where it is used, another file for it, its deletion. */
export function PictureDialog({ picture, onChanged, onDeleted, onClose }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [open, setOpen] = useState<'replace' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <DialogFrame title={pictureName(picture)} onEscape={onClose}>
      <p className="picture-facts">
        <PictureSize picture={picture} />
        <span>{formatDay(language, picture.created_at)}</span>
      </p>
      <DetailsForm
        media={picture}
        onSaved={onChanged}
        onClose={onClose}
        tools={
          <>
            <Button onClick={() => setOpen('replace')}>{t('library.replace')}</Button>
            <Button className="button-delete" onClick={() => setOpen('delete')}>
              {t('library.delete')}
            </Button>
          </>
        }
      />
      {open === 'replace' && (
        <ReplaceDialog
          picture={picture}
          onClose={close}
          onReplaced={(replaced) => {
            close();
            onChanged(replaced);
          }}
        />
      )}
      {open === 'delete' && (
        <DeletePicture picture={picture} onClose={close} onDeleted={() => onDeleted(picture)} />
      )}
    </DialogFrame>
  );
}
