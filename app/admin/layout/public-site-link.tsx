import { IconExternalLink } from '@tabler/icons-react';
import { href } from '#shared/site/href.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** A link to the public site. It loads a document: the public pages share no script with this area. */
export function PublicSiteLink() {
  const t = useAdminMessages();
  return (
    <a
      className="admin-tool"
      href={href('home', { language: useLanguage() })}
      aria-label={t('admin.publicSite')}
    >
      <IconExternalLink className="mirror" size={20} aria-hidden />
      <span className="tool-label">{t('admin.publicSite')}</span>
    </a>
  );
}
