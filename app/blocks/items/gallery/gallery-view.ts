import { imageAddress, picture } from '#shared/content/images.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { numerals } from '#shared/numeral.ts';
import type { PublicPicture } from '#shared/publishing/gallery.ts';
import { type ImageRules, showable } from '../../../items.ts';

/** A text in the page's language, or in the other one where that alone has it. */
export type ShownText = { text: string; language: Language | undefined };

/** A picture of a gallery for readers of a page. */
export type ShownPicture = {
  /** Path below `/storage/`, with the focal point if it has one. */
  image: string;
  /** The large picture. */
  href: string;
  /** Higher than wide. */
  isTall: boolean;
  /** Alternative text; empty where the picture is decorative, or nobody has written one. */
  alt: ShownText;
  caption: ShownText;
  /** Number among the others, in the page's digits. */
  position: string;
};

/** The heading, the words and the pictures of a gallery; undefined without a picture that may be shown. */
export function galleryView(gallery: readonly PublicPicture[], language: Language, rules: ImageRules) {
  const shown = gallery.flatMap((each) => {
    const image = showable(each.image, rules);
    return image ? [{ ...each, image }] : [];
  });
  if (shown.length === 0) return undefined;
  return {
    heading: message(language, 'detail.gallery'),
    words: {
      loading: message(language, 'detail.imageLoading'),
      previous: message(language, 'detail.previousPicture'),
      next: message(language, 'detail.nextPicture'),
      open: message(language, 'detail.openPicture'),
      download: message(language, 'detail.downloadPicture'),
      failed: message(language, 'detail.pictureFailed'),
    },
    pictures: shown.map((each, index): ShownPicture => {
      const { width = 0, height = 0 } = picture(each.image);
      const number = index + 1;
      return {
        image: each.image,
        href: imageAddress(each.image),
        isTall: height > width,
        alt: textOf(each.decorative ? '' : each.alt_ar, each.decorative ? '' : each.alt_en, language),
        caption: textOf(each.caption_ar, each.caption_en, language),
        position: message(language, 'carousel.slide', numerals(language, { number, count: shown.length })),
      };
    }),
  };
}

export type GalleryView = NonNullable<ReturnType<typeof galleryView>>;

function textOf(ar: string, en: string, language: Language): ShownText {
  const [own, other] = language === 'ar' ? [ar, en] : [en, ar];
  return own || !other
    ? { text: own, language: undefined }
    : { text: other, language: otherLanguage(language) };
}
