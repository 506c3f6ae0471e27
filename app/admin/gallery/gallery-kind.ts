import { otherLanguage } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { numeral } from '#shared/numeral.ts';
import type { GalleryPicture, PictureTexts } from '#shared/publishing/gallery.ts';
import { itemFileCalls } from '../item-files/item-file-calls.ts';
import type { ItemFilesKind } from '../item-files/item-files-kind.ts';
import { fileKinds, fileProblem } from '../ui/fields/file-kinds.ts';
import { PictureFields } from './picture-fields.tsx';
import { PicturePoint } from './picture-point.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { PictureSummary } from './picture-summary.tsx';
import { PictureThumbnail } from './picture-thumbnail.tsx';

const noTexts: PictureTexts = { caption_ar: '', caption_en: '', alt_ar: '', alt_en: '', decorative: false };

export const galleryKind: ItemFilesKind<GalleryPicture, PictureTexts> = {
  name: 'gallery',
  calls: itemFileCalls('gallery'),
  max: limits.maxGalleryPictures,
  tooMany: 'gallery.tooMany',
  accept: fileKinds.picture.accept,
  check: (file) => fileProblem('picture', file),
  // Without alternative texts, the server takes those of the library
  suggest: () => noTexts,
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
  Thumbnail: PictureThumbnail,
};
