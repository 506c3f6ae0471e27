import type { ContentItem } from '#shared/content/content-item.ts';
import { sharePicture } from '#shared/content/images.ts';
import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { Site } from './context.ts';

type Shown = {
  section: SectionKey;
  /** The item as it is stored, and its picture as it is shown. */
  found: ContentItem;
  image: string | undefined;
  /** The noted alternative text of the picture; empty for none. */
  alt: string;
  language: Language;
  isClosed: boolean;
  code: string | undefined;
};

/** The picture that shared links of an item show, which its page states with its size, and its alternative text. */
export type SharedPicture = { image: string; alt: string; isCard: boolean };

/** The item's own picture; a card with its title where it has none, or an editor wants that. */
export async function sharedPicture({ services }: Site, shown: Shown): Promise<SharedPicture> {
  const { section, found, image, language, isClosed, code } = shown;
  const title = found[`title_${language}`];
  const { cards } = services;
  if (image && sharePicture(image) && !(await cards.prefersCard(section, found.id))) {
    // The band that says so is there when the page is
    if (isClosed) services.images.encodeClosed(image, language);
    return { image, alt: shown.alt || title, isCard: false };
  }
  return {
    image: await cards.pathOf({ section, item: found, language, isClosed, code }),
    alt: message(language, 'card.alt', { section: message(language, `${section}.title`), title }),
    isCard: true,
  };
}
