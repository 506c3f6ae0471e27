import { type Language, languages } from '#shared/languages.ts';
import type { GalleryPicture } from '#shared/publishing/gallery.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { PictureThumbnail } from './picture-thumbnail.tsx';

/** A picture of a gallery: a thumbnail, its captions and alternative texts, and what its editor should know. */
export function PictureSummary({ entry: picture }: { entry: GalleryPicture }) {
  const t = useAdminMessages();
  const missing = (text: 'alt' | 'caption') => languages.filter((side) => !picture[`${text}_${side}`]);
  const undescribed = picture.decorative ? [] : missing('alt');
  return (
    <div className="gallery-picture">
      <PictureThumbnail entry={picture} />
      <div className="file-what">
        <Texts picture={picture} text="caption" />
        {missing('caption').length > 0 && (
          <p className="field-hint">{t(hintOf('gallery.noCaption', missing('caption')))}</p>
        )}
        <Texts picture={picture} text="alt" />
        {picture.decorative && <p className="field-hint">{t('gallery.isDecorative')}</p>}
        {undescribed.length > 0 && (
          <p className="note note-warning note-small">{t(hintOf('gallery.noAlt', undescribed))}</p>
        )}
      </div>
    </div>
  );
}

type Hint = 'gallery.noAlt' | 'gallery.noCaption';

/** The message for texts that are missing in one language, or in both. */
function hintOf(prefix: Hint, missing: Language[]): Hint | `${Hint}.${Language}` {
  const [only] = missing;
  return missing.length === 1 && only ? `${prefix}.${only}` : prefix;
}

type TextsProps = { picture: GalleryPicture; text: 'alt' | 'caption' };

/** The texts that there are, Arabic first. */
function Texts({ picture, text }: TextsProps) {
  const t = useAdminMessages();
  return languages.map((side) => {
    const written = picture[`${text}_${side}`];
    if (!written) return null;
    return (
      <p key={side} className={text === 'caption' ? 'file-name' : 'gallery-alt'}>
        {text === 'alt' && <span className="visually-hidden">{t(`media.alt.${side}`)}</span>}
        <bdi lang={side}>{written}</bdi>
      </p>
    );
  });
}
