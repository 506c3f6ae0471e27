import { type Language, languages } from '../languages.ts';

type Titles = Record<`title_${Language}`, string>;

/** An item is there for a language's readers once it has a title in it, and public once it has one at all. */
export function languagesOf(titles: Titles): Language[] {
  return languages.filter((language) => titles[`title_${language}`].trim() !== '');
}
