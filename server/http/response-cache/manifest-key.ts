import { unknownAddress } from '#server/http/pages/readable-url.ts';
import { languages, localPath } from '#shared/languages.ts';
import { pages } from '#shared/site/pages.ts';
import { sections } from '#shared/site/sections.ts';

const inner = [...Object.values(pages), ...sections.map(({ list }) => list)];

/** An address of every public page there is, an item's for all of its section. */
const everyPage = [
  ...languages.flatMap((language) => inner.map((path) => localPath(language, path))),
  ...sections.flatMap(({ detail }) => languages.map((language) => `${detail}/1/${language}`)),
  ...languages.map(unknownAddress),
];

const firsts = new Set<string>([...inner, ...sections.map(({ detail }) => detail)]);

/** A public page, or what stands above one: the framework also asks for `/tender` and `/tender/7` of `/tender/7/ar`. */
const publicPlace = /^(?:\/en(?=\/|$))?(\/?[a-z-]*)(?:\/\d+(?:\/(?:ar|en))?)?$/;

/**
 * The one address for all questions about the routes of public pages, whichever of them a page links to: they are
 * answered with all of these. Undefined where something else is asked for, which only the framework answers.
 * @param query of `/__manifest`, as the framework's script writes it.
 */
export function manifestAddress(query: string): string | undefined {
  const asked = new URLSearchParams(query);
  const [paths = '', version = ''] = ['paths', 'version'].map((name) => asked.get(name) ?? undefined);
  if (asked.size !== 2 || !/^[\w-]{1,64}$/.test(version) || !paths.split(',').every(isPublic))
    return undefined;
  return `/__manifest?${new URLSearchParams({ paths: everyPage.join(','), version })}`;
}

function isPublic(path: string): boolean {
  const first = publicPlace.exec(path)?.[1];
  return first !== undefined && firsts.has(first || '/');
}
