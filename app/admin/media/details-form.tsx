import { type ReactNode, useState } from 'react';
import type { MediaItem } from '#shared/media/media.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { AlternativeTexts, type DescribedPicture } from './alternative-texts.tsx';
import { CropPreviews } from './crop-previews.tsx';
import { FocalPointField, middle } from './focal-point-field.tsx';
import { saveMedia } from './media-calls.ts';
import { isLeaving } from './picture-texts.ts';
import { PictureUses } from './picture-uses.tsx';

type Props = {
  media: MediaItem;
  pointOnly?: boolean;
  onClose: () => void;
  onSaved?: (media: MediaItem) => void;
  /** Further actions, beside those of the form. */
  tools?: ReactNode;
};

/** The details of a picture, saved together: pages show them at once. */
export function DetailsForm({ media, pointOnly = false, onClose, onSaved, tools }: Props) {
  const t = useAdminMessages();
  const [focal, setFocal] = useState(media.focal ?? middle);
  const [texts, setTexts] = useState<DescribedPicture>(media);
  const { busy, failure, run } = useWork(t('media.saveFailed'));
  const errors = failure?.errors ?? {};
  const isMiddle = focal.x === middle.x && focal.y === middle.y;
  const save = async () => {
    const { alt_ar, alt_en, decorative } = texts;
    // The texts of a decorative picture are not shown, and stay as they are
    const described = decorative ? { decorative } : { alt_ar, alt_en, decorative };
    const changes = { focal: isMiddle ? null : focal, ...(!pointOnly && described) };
    const saved = await run(() => saveMedia(media.id, changes));
    if (!saved) return;
    noticeSuccess(t('media.saved'));
    onSaved?.(saved);
    onClose();
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>{t(pointOnly ? 'media.pointEverywhere' : 'media.everywhere')}</p>
      <div className="focal">
        <FocalPointField media={media} focal={focal} onChange={setFocal} />
        <CropPreviews media={media} focal={focal} />
      </div>
      {!pointOnly && (
        <AlternativeTexts
          texts={texts}
          errors={errors}
          onChange={(changed) => setTexts({ ...texts, ...changed })}
        />
      )}
      <section className="picture-places">
        <h3 className="dialog-part">{t('media.uses')}</h3>
        {media.uses.length > 0 ? (
          <PictureUses uses={media.uses} />
        ) : (
          <p>{t(isLeaving(media) ? 'media.leaves' : 'media.noUses')}</p>
        )}
      </section>
      {failure && Object.keys(errors).length === 0 && <ErrorBox>{failure.message}</ErrorBox>}
      <div className="dialog-actions">
        {tools && <div className="dialog-tools">{tools}</div>}
        <Button onClick={onClose}>{t('edit.cancel')}</Button>
        <Button variant="primary" type="submit" aria-disabled={busy}>
          {t('media.save')}
        </Button>
      </div>
    </form>
  );
}
