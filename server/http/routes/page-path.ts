import { adminPages, adminPath, invitationPath, loginPath } from '#shared/site/admin-navigation.ts';
import { sections } from '#shared/site/sections.ts';
import { pageAt } from '#shared/site/urls.ts';

const signedInPaths = new Set<string>([
  ...Object.values(adminPages),
  ...sections.map(({ key }) => adminPath(key)),
]);
const adminPaths = new Set<string>([...signedInPaths, loginPath, invitationPath]);

/** True for a URL of a page for administrators who are signed in. */
export function isSignedInPath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return signedInPaths.has(path);
}

/** True for a decoded, lower-case path of a page; any other is an unknown page. */
export function isPagePath(path: string): boolean {
  return pageAt(path) !== undefined || adminPaths.has(path);
}
