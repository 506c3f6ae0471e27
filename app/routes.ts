import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { type Language, languages } from '../shared/languages.ts';
import { adminPages, adminPath, invitationPath, loginPath } from '../shared/site/admin-navigation.ts';
import { everyPage } from '../shared/site/every-page.ts';
import { subscribeRoute, subscriptionRoute } from '../shared/site/public-routes.ts';
import { type Section, sections } from '../shared/site/sections.ts';
import { expandTemplate } from '../shared/site/uri-template.ts';

/** One file for each page; the nine lists, the nine details and their nine editors share one file each. */
export default [
  layout('layout/site-layout.tsx', [
    ...everyPage.flatMap(({ name, pattern, section }) => {
      const file = `pages/${name}.tsx`;
      if (name === 'section-detail')
        return languages.map((language) =>
          route(pathOf(pattern, section, language), file, { id: `detail/${section?.key}/${language}` }),
        );
      const path = pathOf(pattern, section);
      if (name === 'home') return route(path, file, { index: true });
      return section ? route(path, file, { id: `list/${section.key}` }) : route(path, file);
    }),
    // Pages that no other page knows of
    ...[subscribeRoute, subscriptionRoute].map(({ pattern }) => {
      const path = pathOf(pattern);
      return route(path, `pages/${path.split('/').at(-1)}.tsx`);
    }),
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

/** A row's pattern as the framework writes it. */
function pathOf(pattern: string, section?: Section, language?: Language): string {
  return expandTemplate(pattern, {
    '/language': '/en?',
    '/list': section?.list,
    '/detail': section?.detail,
    'id': ':id',
    language,
  }).slice(1);
}
