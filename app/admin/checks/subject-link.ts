import { adminPath, itemEditPath } from '#shared/site/admin-navigation.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import type { useAdminMessages } from '../use-admin-messages.ts';

/** The page where the subject of a finding is mended, and what the subject is. */
export function subjectLink(
  t: ReturnType<typeof useAdminMessages>,
  subject: string,
): { to: string; kind: string } {
  const slash = subject.indexOf('/');
  const [place, id] = [subject.slice(0, slash), subject.slice(slash + 1)];
  const section = sections.find(({ key }) => key === place)?.key;
  if (section)
    return { to: itemEditPath(section satisfies SectionKey, Number(id)), kind: t(`page.${section}`) };
  if (place === 'managers') return { to: adminPath('managers'), kind: t('page.managers') };
  if (place === 'profile') return { to: adminPath('about-manager'), kind: t('page.about-manager') };
  if (place === 'redirects') {
    const q = new URLSearchParams({ q: `/${id}` });
    return { to: `${adminPath('redirects')}?${q}`, kind: t('checks.ofRedirect') };
  }
  return { to: adminPath('site-settings'), kind: t('checks.ofSettings') };
}
