import { defaultLanguage, type Language } from '../languages.ts';
import { type PageKey, type PublicPage, type PublicRoute, publicPages } from './public-routes.ts';
import { type SectionKey, sectionByKey } from './sections.ts';
import { expandTemplate, type TemplateValues } from './uri-template.ts';

type NamesIn<Pattern> = Pattern extends `${string}{${infer Expression}}${infer Rest}`
  ? (Expression extends `${'/' | '+'}${infer Name}` ? Name : Expression) | NamesIn<Rest>
  : never;

type ValueOf<Name> = Name extends 'language'
  ? Language
  : Name extends 'section' | 'list' | 'detail'
    ? SectionKey
    : Name extends 'id' | 'part'
      ? number
      : string;

type PathParameters<Name extends string> = {
  [Each in Name as Each extends 'list' | 'detail' ? 'section' : Each]: ValueOf<Each>;
};

type QueryValue<Values> = Values extends 'number' | 'year'
  ? number
  : Values extends readonly (infer Word)[]
    ? Word
    : string;

/** The query of a route's URL, each parameter optional. */
export type QueryOf<Route> = Route extends { query: infer Query }
  ? { [Name in keyof Query]?: QueryValue<Query[Name]> | undefined }
  : unknown;

type ParametersOf<Route extends PublicRoute> = PathParameters<NamesIn<Route['pattern']>> & QueryOf<Route>;

/** The path of a public page, with its query; the compiler knows the parameters of each. */
export function href<Name extends PublicPage>(
  name: Name,
  parameters: ParametersOf<(typeof publicPages)[Name]>,
): string {
  return urlOf(publicPages[name], parameters);
}

/** The path of any row of the tables. */
export function routeHref<const Route extends PublicRoute>(
  route: Route,
  parameters: ParametersOf<Route>,
): string {
  return urlOf(route, parameters);
}

/** The path of a row with these values; `href` and `routeHref` check them. */
export function urlOf(route: PublicRoute, values: TemplateValues): string {
  const { language, section } = values;
  const row = section && sectionByKey(section as SectionKey);
  const path = expandTemplate(route.pattern, {
    ...values,
    '/language': language === defaultLanguage ? '' : `/${language}`,
    ...(row && { '/list': row.list, '/detail': row.detail }),
  });
  return (path || '/') + searchOf(route, values);
}

/** The query of a row's URL with these values, `?` included; empty without any. */
export function searchOf({ query = {} }: PublicRoute, values: TemplateValues): string {
  const search = Object.keys(query).flatMap((name) =>
    values[name] ? `${name}=${encodeURIComponent(values[name])}` : [],
  );
  return search[0] ? `?${search.join('&')}` : '';
}

/** The path of a page, or of a section's list. */
export function entryHref(entry: PageKey | SectionKey, language: Language): string {
  return entry in publicPages
    ? href(entry as PageKey, { language })
    : href('section-list', { section: entry as SectionKey, language });
}
