import { IconMenu2, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useDisclosures } from '../../layout/use-disclosures.ts';
import { UnreadBadge } from '../news/unread-badge.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { AdminNavGroups } from './admin-nav-groups.tsx';
import { LogoutButton } from './logout-button.tsx';
import { PublicSiteLink } from './public-site-link.tsx';
import { SwitchLanguage } from './switch-language.tsx';

/** The administrator's bar: a row of groups where there is room, a menu button below 1000 pixels. */
export function AdminNav() {
  const t = useAdminMessages();
  const nav = useRef<HTMLElement>(null);
  useDisclosures(nav);
  const tools = (
    <>
      <PublicSiteLink />
      <SwitchLanguage />
      <LogoutButton />
    </>
  );
  return (
    <nav className="admin-nav" aria-label={t('admin.menuLabel')} ref={nav}>
      <div className="admin-container admin-nav-row">
        <p className="admin-name">{t('admin.title')}</p>
        <div className="nav-wide">
          <AdminNavGroups name="admin-wide" />
          <div className="admin-tools">{tools}</div>
        </div>
        <details className="nav-narrow">
          <summary className="menu-button">
            <span className="visually-hidden">{t('admin.menu')}</span>
            <IconMenu2 className="menu-closed" aria-hidden />
            <IconX className="menu-open" aria-hidden />
            <UnreadBadge />
          </summary>
          <div className="nav-panel">
            <AdminNavGroups name="admin-narrow" />
            <div className="admin-tools">{tools}</div>
          </div>
        </details>
      </div>
    </nav>
  );
}
