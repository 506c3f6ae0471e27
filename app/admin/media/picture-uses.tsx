import type { MediaUse } from '#shared/media/media.ts';
import { adminPath, historyPath, itemEditPath } from '#shared/site/admin-navigation.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The places that use a picture, each a link to where it can be changed. */
export function PictureUses({ uses }: { uses: MediaUse[] }) {
  const t = useAdminMessages();
  const language = useLanguage();
  return (
    <ul className="picture-uses" role="list">
      {uses.map((use) => {
        const { to, kind } = linkOf(t, use);
        const title = use[`title_${language}`] || use.title_ar || use.title_en;
        return (
          <li key={`${use.place}/${use.section}/${use.id}`}>
            {/* Another window: what is typed in the dialog stays */}
            <a href={to} target="_blank" rel="noreferrer">
              <bdi>{title || kind}</bdi>
            </a>
            {title && <span>{kind}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function linkOf(
  t: ReturnType<typeof useAdminMessages>,
  { place, section, id }: MediaUse,
): { to: string; kind: string } {
  if (place === 'trash') return { to: adminPath('trash'), kind: t('page.trash') };
  if (place === 'manager') return { to: adminPath('managers'), kind: t('page.managers') };
  if (place === 'profile') return { to: adminPath('about-manager'), kind: t('page.about-manager') };
  if (section && id !== null && place === 'earlier')
    return { to: historyPath(section, id), kind: t('media.use.earlier') };
  if (section && id !== null) return { to: itemEditPath(section, id), kind: t(`page.${section}`) };
  return { to: adminPath('site-settings'), kind: t('page.site-settings') };
}
