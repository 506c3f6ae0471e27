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

type Props = {
  picture: MediaItem;
  onChanged: (picture: MediaItem) => void;
  onDeleted: (picture: MediaItem) => void;
  onClose: () => void;
};

/** All about a picture of the library: its details, where it is used, its deletion. */
export function PictureDialog({ picture, onChanged, onDeleted, onClose }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [isDeleting, setDeleting] = useState(false);
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
          <Button className="button-delete" onClick={() => setDeleting(true)}>
            {t('library.delete')}
          </Button>
        }
      />
      {isDeleting && (
        <DeletePicture
          picture={picture}
          onClose={() => setDeleting(false)}
          onDeleted={() => onDeleted(picture)}
        />
      )}
    </DialogFrame>
  );
}
