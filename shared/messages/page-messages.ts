import type { Language } from '../languages.ts';
import { ar } from './public/ar.ts';
import { en } from './public/en.ts';
import { sectionMessages } from './sections/all-sections.ts';

/** A browser gets these with the data of the page that needs them. */
const withData =
  /^(detail|list|verify(?!\.title))\.|^(?!recruitments|tenders).*\.description$|\.(count_\w+|readInOtherLanguage|inOtherLanguage|field\.(reference|opens_at|closes_at))$|^(anthem|conduct)\.empty$|^manager\.([a-z]+_[a-z]+|programs|promotions|languages|positions|commendations)$/;

/**
 * The messages that a browser loads with any page, in one language (`vite.config.ts` makes a module of each):
 * the messages of the forms come when one is used, and no page carries those of the administrator area.
 */
export function pageMessages(language: Language): Record<string, string> {
  const all = { ...{ ar, en }[language], ...sectionMessages(language) };
  return Object.fromEntries(Object.entries(all).filter(([key]) => !withData.test(key)));
}
