import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { languages } from '../shared/languages.ts';
import { pages } from '../shared/pages.ts';
import { sections } from '../shared/sections.ts';

const { home: _, ...innerPages } = pages;

/** One file a page; the nine lists and the nine details share one file each. */
export default [
  layout('layout/site-layout.tsx', [
    ...prefix('en?', [
      index('pages/home.tsx'),
      ...Object.entries(innerPages).map(([key, path]) => route(path.slice(1), `pages/${key}.tsx`)),
      ...sections.map(({ key, list }) =>
        route(list.slice(1), 'pages/section-list.tsx', { id: `list/${key}` }),
      ),
    ]),
    ...sections.flatMap(({ key, detail }) =>
      languages.map((language) =>
        route(`${detail.slice(1)}/:id/${language}`, 'pages/section-detail.tsx', {
          id: `detail/${key}/${language}`,
        }),
      ),
    ),
    route('*', 'pages/unknown-path.tsx'),
  ]),
] satisfies RouteConfig;
