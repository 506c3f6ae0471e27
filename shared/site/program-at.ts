import { defaultLanguage, languages } from '../languages.ts';
import { type PublicRoute, publicPrograms } from './public-routes.ts';
import { sections } from './sections.ts';
import { templatePattern } from './uri-template.ts';

const patterns = {
  language: languages.join('|'),
  '/language': languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => `/${language}`)
    .join('|'),
  section: sections.map(({ key }) => key).join('|'),
  listCall: sections.map(({ calls: { list } }) => list).join('|'),
  itemCall: sections.map(({ calls: { item } }) => item).join('|'),
};

const matchers = Object.entries<PublicRoute>(publicPrograms).map(([name, route]) => ({
  name: name as keyof typeof publicPrograms,
  route,
  pattern: templatePattern(route.pattern, patterns),
}));

/** A row of the programs' table, with the values that a path has in its pattern. */
export type Program = {
  name: keyof typeof publicPrograms;
  route: PublicRoute;
  values: Record<string, string>;
};

/** The program that a path belongs to; undefined where it may be a page's. */
export function programAt(path: string): Program | undefined {
  for (const { name, route, pattern } of matchers) {
    const found = pattern.exec(path);
    if (found) return { name, route, values: found.groups ?? {} };
  }
  return undefined;
}

/** True for a URL that programs read, a page's own script included: its failures are JSON. */
export function failsInJson(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  const program = programAt(path);
  return path.endsWith('.data') || (program !== undefined && !program.route.opened);
}
