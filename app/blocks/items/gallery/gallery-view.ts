import { type Language, otherLanguage } from '#shared/languages.ts';
import type { PublicPicture } from '#shared/publishing/gallery.ts';
import { type ImageRules, showable } from '../../../items.ts';

/** A picture of an item's gallery for readers of a page. */
export type ShownPicture = {
  /** The path with the focal point, as an item's picture has it. */
  image: string;
  /** Empty where it is decorative, or nobody has written one in the page's language. */
  alt: string;
  caption: string;
  /** The language of the caption, where the page has another one. */
  captionLanguage: Language | undefined;
};

/** The gallery of an item's page; undefined without pictures. */
export function galleryView(
  pictures: readonly PublicPicture[],
  language: Language,
  rules: ImageRules,
): ShownPicture[] | undefined {
  const other = otherLanguage(language);
  const shown = pictures.flatMap((picture): ShownPicture[] => {
    const image = showable(picture.image, rules);
    const own = picture[`caption_${language}`];
    const caption = own || picture[`caption_${other}`];
    const captionLanguage = caption === own ? undefined : other;
    return image ? [{ image, alt: picture[`alt_${language}`], caption, captionLanguage }] : [];
  });
  return shown.length > 0 ? shown : undefined;
}
