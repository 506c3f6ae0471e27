import { languages, localPath } from '#shared/languages.ts';
import { adminPages, adminPath, invitationPath, loginPath } from '#shared/site/admin-navigation.ts';
import { pages } from '#shared/site/pages.ts';
import { sections } from '#shared/site/sections.ts';

const inner = [...Object.values(pages), ...sections.map(({ list }) => list)];
const paths = new Set<string>([
  ...languages.flatMap((language) => inner.map((path) => localPath(language, path))),
  ...Object.values(adminPages),
  ...sections.map(({ key }) => adminPath(key)),
  loginPath,
  invitationPath,
]);
const details = new Set<string>(sections.map(({ detail }) => detail));
const detailPath = /^(\/[^/]+)\/[^/]+\/(?:ar|en)$/;

/** Whether the pages' routes have a path, decoded and in lower case; any other is shown as unknown. */
export function isPagePath(path: string): boolean {
  return paths.has(path) || details.has(detailPath.exec(path)?.[1] ?? '');
}
