import { defaultLanguage, isLanguage, type Language, localPath } from './languages.ts';
import { pages } from './pages.ts';
import { sections } from './sections.ts';

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
  const path = address.replace(/^\/en(?=\/|$)/, '') || '/';
  if (innerPaths.includes(path)) return localPath(language, path);
  const detail = detailAddress.exec(address)?.[1];
  const known = detail && sections.some((section) => detail.startsWith(`${section.detail}/`));
  return known ? `${detail}/${language}` : localPath(language, '/');
}
