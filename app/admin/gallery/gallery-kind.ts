import { otherLanguage } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import type { MediaItem } from '#shared/media/media.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { numeral } from '#shared/numeral.ts';
import type { GalleryPicture, PictureTexts } from '#shared/publishing/gallery.ts';
import { itemFileCalls } from '../item-files/item-file-calls.ts';
import type { ItemFilesKind } from '../item-files/item-files-kind.ts';
import { LibraryButton } from '../media/picker/library-button.tsx';
import { fileKinds, fileProblem } from '../ui/fields/file-kinds.ts';
import { PictureFields } from './picture-fields.tsx';
import { PicturePoint } from './picture-point.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { PictureSummary } from './picture-summary.tsx';
import { PictureThumbnail } from './picture-thumbnail.tsx';

const noTexts: PictureTexts = { caption_ar: '', caption_en: '', alt_ar: '', alt_en: '', decorative: false };

const described = ({ alt_ar, alt_en, decorative }: MediaItem) => ({ alt_ar, alt_en, decorative });

export const galleryKind: ItemFilesKind<GalleryPicture, PictureTexts> = {
  name: 'gallery',
  calls: itemFileCalls('gallery'),
  max: limits.maxGalleryPictures,
  tooMany: 'gallery.tooMany',
  accept: fileKinds.picture.accept,
  check: (file) => fileProblem('picture', file),
  // The library may know the picture of a file, too: without texts, the server takes those that are there
  suggest: (source) => (source instanceof File ? noTexts : { ...noTexts, ...described(source) }),
  textsOf: ({ caption_ar, caption_en, alt_ar, alt_en, decorative }) => ({
    caption_ar,
    caption_en,
    alt_ar,
    alt_en,
    decorative,
  }),
  // The alternative texts of a decorative picture stay in the form, in case it is not one after all
  fieldsOf: (texts) => (texts.decorative ? { ...texts, alt_ar: '', alt_en: '' } : texts),
  fields: ['caption_ar', 'caption_en', 'alt_ar', 'alt_en'],
  nameOf: (picture, language, place) => {
    const other = otherLanguage(language);
    const texts = (['caption', 'alt'] as const).flatMap((text) => [
      picture[`${text}_${language}`],
      picture[`${text}_${other}`],
    ]);
    return texts.find(Boolean) || adminMessage(language, 'gallery.nth', { place: numeral(language, place) });
  },
  Fields: PictureFields,
  Summary: PictureSummary,
  Actions: PicturePoint,
  Preview: PicturePreview,
  Library: LibraryButton,
  Thumbnail: PictureThumbnail,
};
