import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { adminPages, adminPath, invitationPath, loginPath } from '../shared/admin-navigation.ts';
import { languages } from '../shared/languages.ts';
import { pages } from '../shared/pages.ts';
import { sections } from '../shared/sections.ts';

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
  layout('admin/admin-layout.tsx', [
    route(loginPath.slice(1), 'admin/login.tsx'),
    route(invitationPath.slice(1), 'admin/invitation.tsx'),
    layout('admin/signed-in-layout.tsx', [
      ...Object.entries(adminPages).map(([key, path]) => route(path.slice(1), `admin/${key}-editor.tsx`)),
      ...sections.map(({ key }) =>
        route(adminPath(key).slice(1), 'admin/section-editor.tsx', { id: `edit/${key}` }),
      ),
    ]),
  ]),
] satisfies RouteConfig;
