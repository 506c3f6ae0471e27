import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { href, routeHref } from '#shared/site/href.ts';
import { openSearchRoute } from '#shared/site/public-routes.ts';
import { xml, xmlDeclaration } from '#shared/xml.ts';

/** The most characters of the names. */
const nameCharacters = { short: 16, long: 48 };

/** Lets a browser offer the site's search in its own field, in one language (OpenSearch 1.1). */
export function openSearch(
  publicUrl: string,
  { name }: Pick<SiteSettings['identity'], 'name'>,
  language: Language,
): string {
  const short = beginning(name[language], nameCharacters.short);
  const long = beginning(name[language], nameCharacters.long);
  const template = `${publicUrl}${href('search', { language })}?q={searchTerms}`;
  const self = publicUrl + routeHref(openSearchRoute, { language });
  const { markup } = xml`<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${short}</ShortName>
<LongName>${long}</LongName>
<Description>${message(language, 'search.description')}</Description>
<Language>${language}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/x-icon">${publicUrl}/favicon.ico</Image>
<Url type="text/html" method="get" template="${template}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${self}"/>
</OpenSearchDescription>
`;
  return xmlDeclaration + markup;
}

/** The first characters of a name, to the end of a word where there is one. */
function beginning(name: string, most: number): string {
  const cut = [...name].slice(0, most).join('');
  const isWithin = cut !== name && !/\s/.test(name.charAt(cut.length));
  return (isWithin ? cut.replace(/(?<=\S)\s+\S*$/, '') : cut).trim();
}
