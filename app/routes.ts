import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { languages } from '../shared/languages.ts';
import { adminPages, adminPath, invitationPath, loginPath } from '../shared/site/admin-navigation.ts';
import { pages } from '../shared/site/pages.ts';
import { sections } from '../shared/site/sections.ts';

const { home: _, ...innerPages } = pages;

/** One file a page; the nine lists, the nine details and their nine editors share one file each. */
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
  layout('admin/layout/admin-layout.tsx', [
    route(loginPath.slice(1), 'admin/pages/login.tsx'),
    route(invitationPath.slice(1), 'admin/pages/invitation.tsx'),
    layout('admin/layout/signed-in-layout.tsx', [
      ...Object.entries(adminPages).map(([key, path]) =>
        route(path.slice(1), `admin/pages/${key}-editor.tsx`),
      ),
      ...sections.map(({ key }) =>
        route(adminPath(key).slice(1), 'admin/pages/section-editor.tsx', { id: `edit/${key}` }),
      ),
    ]),
  ]),
] satisfies RouteConfig;
