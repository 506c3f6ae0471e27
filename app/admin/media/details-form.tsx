import { useState } from 'react';
import { direction, languages } from '#shared/languages.ts';
import type { MediaItem } from '#shared/media/media.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { LineInput } from '../ui/fields/line-input.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { CropPreviews } from './crop-previews.tsx';
import { FocalPointField, middle } from './focal-point-field.tsx';
import { saveMedia } from './media-calls.ts';

type Props = { media: MediaItem; onClose: () => void };

/** The details of a picture, saved together: pages show them at once. */
export function DetailsForm({ media, onClose }: Props) {
  const t = useAdminMessages();
  const [focal, setFocal] = useState(media.focal ?? middle);
  const [texts, setTexts] = useState({ ar: media.alt_ar, en: media.alt_en });
  const [decorative, setDecorative] = useState(media.decorative);
  const { busy, failure, run } = useWork(t('media.saveFailed'));
  const errors = failure?.errors ?? {};
  const isMiddle = focal.x === middle.x && focal.y === middle.y;
  const save = async () => {
    const changes = {
      focal: isMiddle ? null : focal,
      // The texts of a decorative picture are not shown, and stay as they are
      ...(!decorative && { alt_ar: texts.ar, alt_en: texts.en }),
      decorative,
    };
    if (!(await run(() => saveMedia(media.id, changes)))) return;
    noticeSuccess(t('media.saved'));
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
      <p>{t('media.everywhere')}</p>
      <div className="focal">
        <FocalPointField media={media} focal={focal} onChange={setFocal} />
        <CropPreviews media={media} focal={focal} />
      </div>
      <fieldset className="alt-texts">
        <legend>{t('media.alt')}</legend>
        <label className="option">
          <input type="checkbox" checked={decorative} onChange={() => setDecorative(!decorative)} />
          {t('media.decorative')}
        </label>
        {!decorative && <p className="field-hint">{t('media.altHint')}</p>}
        {!decorative &&
          languages.map((language) => (
            <LineInput
              key={language}
              label={t(`media.alt.${language}`)}
              lang={language}
              dir={direction(language)}
              autoComplete="off"
              value={texts[language]}
              error={errors[`alt_${language}`]?.[0]}
              onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
            />
          ))}
      </fieldset>
      {failure && Object.keys(errors).length === 0 && <ErrorBox>{failure.message}</ErrorBox>}
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('edit.cancel')}</Button>
        <Button variant="primary" type="submit" aria-disabled={busy}>
          {t('media.save')}
        </Button>
      </div>
    </form>
  );
}
