import { adminPages, adminPath, invitationPath, loginPath } from '#shared/site/admin-navigation.ts';
import { sections } from '#shared/site/sections.ts';
import { pageAt } from '#shared/site/urls.ts';

const adminPaths = new Set<string>([
  ...Object.values(adminPages),
  ...sections.map(({ key }) => adminPath(key)),
  loginPath,
  invitationPath,
]);

/** Whether a page's route has a path, decoded and in lower case; any other is shown as unknown. */
export function isPagePath(path: string): boolean {
  return pageAt(path) !== undefined || adminPaths.has(path);
}
