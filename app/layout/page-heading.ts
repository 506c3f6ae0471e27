import { href } from '#shared/site/href.ts';
import { pageOf } from '#shared/site/urls.ts';
import { useFrame } from '../frame.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { titleOfLink } from './link-titles.ts';

/** Kind and band of a page whose data is not there: an item's heading is that of the link which was followed. */
export function usePageHeading(pathname: string) {
  const language = useLanguage();
  const t = useMessages();
  const { identity } = useFrame();
  const page = pageOf(pathname);
  const { section } = page;
  const current = section
    ? t(`${section.key}.title`)
    : page.name === 'home'
      ? identity.name
      : t(`${page.name}.title`);
  const title = page.name === 'section-detail' ? titleOfLink(pathname) : undefined;
  const list = section && href('section-list', { section: section.key, language });
  const band = {
    current,
    section: list && page.name === 'section-detail' ? { title: current, path: list } : undefined,
    heading: title ?? current,
    isHeadline: title !== undefined,
  };
  return { page, band };
}
