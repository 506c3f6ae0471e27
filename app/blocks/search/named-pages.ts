import { tokens } from '#shared/arabic/tokens.ts';
import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { hitsIn } from '#shared/search/hits.ts';
import { nearWords } from '#shared/search/near-words.ts';
import { parseQuery, type Query } from '#shared/search/query.ts';
import { entryHref, href } from '#shared/site/href.ts';
import { sections } from '#shared/site/sections.ts';

const most = 3;

/**
 * The lists and forms that a query names with all of its words. They are no results, having no text of their own.
 * @param isMisspelt a letter of each word may be another, where no result has all words
 */
export function namedPages(
  language: Language,
  text: string,
  isMisspelt: boolean,
): { text: string; path: string }[] {
  const query = parseQuery(text);
  if (query.terms.length + query.phrases.length === 0) return [];
  const pages = pagesIn(language);
  const named = pages.filter(({ names }) => hasAll(names, query));
  return (named.length > 0 || !isMisspelt ? named : pages.filter(nearTo(query)))
    .slice(0, most)
    .map(({ text: name, path }) => ({ text: name, path }));
}

function hasAll(names: string, query: Query): boolean {
  const found = new Set(hitsIn(names, query).map(({ term }) => term));
  return found.size === query.terms.length + query.phrases.length;
}

function nearTo({ terms, phrases }: Query): (page: { names: string }) => boolean {
  const near = phrases.length > 0 ? [] : terms.map(({ folded }) => nearWords(folded));
  return ({ names }) => {
    const words = tokens(names).flatMap(({ folded }) => [folded, folded.replace(/^ال/, '')]);
    return near.length > 0 && near.every((each) => words.some((word) => each.has(word)));
  };
}

/** The pages with the words by which they are found. */
function pagesIn(language: Language): { text: string; path: string; names: string }[] {
  const contact = message(language, 'contact-us.title');
  const report = message(language, 'nav.report');
  const anthem = message(language, 'anthem.title');
  return [
    ...sections.map(({ key }) => {
      const title = message(language, `${key}.title`);
      return { text: title, path: entryHref(key, language), names: title };
    }),
    {
      text: report,
      path: href('contact-us', { language, tab: 'report' }),
      names: `${report} ${message(language, 'search.words.report')}`,
    },
    {
      text: contact,
      path: href('contact-us', { language, tab: 'letter' }),
      names: `${contact} ${message(language, 'search.words.contact')}`,
    },
    { text: anthem, path: href('anthem', { language }), names: anthem },
  ];
}
