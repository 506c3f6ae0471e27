import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { hitsIn } from '#shared/search/hits.ts';
import { parseQuery } from '#shared/search/query.ts';
import { entryHref, href } from '#shared/site/href.ts';
import { sections } from '#shared/site/sections.ts';

const most = 3;

/** The lists and forms that a query names with all of its words. They are no results, having no text of their own. */
export function namedPages(language: Language, text: string): { text: string; path: string }[] {
  const query = parseQuery(text);
  const words = query.terms.length + query.phrases.length;
  if (words === 0) return [];
  return pagesIn(language)
    .filter(({ names }) => new Set(hitsIn(names, query).map(({ term }) => term)).size === words)
    .slice(0, most)
    .map(({ text: name, path }) => ({ text: name, path }));
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
      path: href('contact-us', { language }),
      names: `${contact} ${message(language, 'search.words.contact')}`,
    },
    { text: anthem, path: href('anthem', { language }), names: anthem },
  ];
}
