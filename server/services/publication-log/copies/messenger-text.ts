import type { ContentItem } from '#shared/content/content-item.ts';
import { shownFields } from '#shared/content/fields/shown-fields.ts';
import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { routeHref } from '#shared/site/href.ts';
import { shortRoute } from '#shared/site/public-routes.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';

type Announced = {
  section: SectionKey;
  item: ContentItem;
  language: Language;
  code: string;
  publicUrl: string;
};

/** An item for messengers, without marks of emphasis, which differ among them: its title, section and dates, and the short address. */
export function messengerText({ section, item, language, code, publicUrl }: Announced): string {
  const date = item[`date_${language}`].trim();
  const fields = shownFields(sectionByKey(section), item, language).filter(({ heading }) => !heading);
  return [
    item[`title_${language}`].trim(),
    '',
    message(language, `${section}.title`),
    ...(date ? [message(language, 'messenger.date', { date })] : []),
    ...fields.map(({ text }) => text),
    '',
    message(language, 'messenger.verify'),
    publicUrl + routeHref(shortRoute, { code }),
  ].join('\n');
}
