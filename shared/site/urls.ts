import { defaultLanguage, isLanguage, type Language, localPath } from '../languages.ts';
import { pages } from './pages.ts';
import { type Section, sections } from './sections.ts';

/** `/{section}/{id}/{language}`: the only addresses that end in their language (specification §2). */
const detailAddress = /^(\/[^/]+\/[^/]+)\/(ar|en)$/;

const innerPaths: readonly string[] = [...Object.values(pages), ...sections.map(({ list }) => list)];

/** The language in which an address is shown; an unknown one in the language that it seems to ask for. */
export function addressLanguage(pathname: string): Language {
  const address = pathname.toLowerCase();
  if (address === '/en' || address.startsWith('/en/')) return 'en';
  const last = address.split('/').at(-1);
  return detailAddress.test(address) && isLanguage(last) ? last : defaultLanguage;
}

/** The same page in a language; the home page where the address is of no page. */
export function addressInLanguage(pathname: string, language: Language): string {
  const address = pathname.toLowerCase().replace(/\/$/, '');
  const path = pathWithoutLanguage(pathname);
  if (innerPaths.includes(path)) return localPath(language, path);
  const detail = detailAddress.exec(address)?.[1];
  const isItem = detail && sections.some((section) => detail.startsWith(`${section.detail}/`));
  return isItem ? `${detail}/${language}` : localPath(language, '/');
}

/** The section whose list an address shows. Throws for any other address. */
export function sectionOfList(pathname: string): Section {
  return known(sections.find(({ list }) => list === pathWithoutLanguage(pathname)));
}

/** The section of a detail page's address. Throws for any other address. */
export function sectionOfDetail(pathname: string): Section {
  return known(sections.find(({ detail }) => pathname.toLowerCase().startsWith(`${detail}/`)));
}

function known(section: Section | undefined): Section {
  if (!section) throw new Error('This address is of no section.');
  return section;
}

function pathWithoutLanguage(pathname: string): string {
  return (
    pathname
      .toLowerCase()
      .replace(/\/$/, '')
      .replace(/^\/en(?=\/|$)/, '') || '/'
  );
}
