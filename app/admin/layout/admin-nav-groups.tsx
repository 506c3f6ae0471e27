import { IconChevronDown } from '@tabler/icons-react';
import { NavLink, useLocation } from 'react-router';
import { mayOpen } from '#shared/site/admin-access.ts';
import { type AdminEntry, adminNavigation, adminPath, isPageOf } from '#shared/site/admin-navigation.ts';
import { UnreadBadge } from '../news/unread-badge.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The groups of the menu; one with a single page is a link to it. */
export function AdminNavGroups({ name }: { name: string }) {
  const t = useAdminMessages();
  const location = useLocation();
  const { person } = useSession();
  return (
    <ul className="nav-groups" role="list">
      {adminNavigation.map(({ group, entries }) => {
        const pages = entries.filter((entry: AdminEntry) => mayOpen(person, entry));
        if (pages.length === 0) return null;
        const current = pages.some((entry) => isPageOf(entry, location));
        const [only, ...others] = pages;
        return (
          <li key={group} className={current ? 'nav-group nav-group-current' : 'nav-group'}>
            {only && others.length === 0 ? (
              <NavLink className="nav-label" to={adminPath(only)}>
                {t(`menu.${group}`)}
                {only === 'report-contact' && <UnreadBadge />}
              </NavLink>
            ) : (
              <details name={name}>
                <summary className="nav-label">
                  {t(`menu.${group}`)}
                  <IconChevronDown className="chevron" size={18} aria-hidden />
                </summary>
                <ul className="nav-items" role="list">
                  {pages.map((entry) => (
                    <li key={entry}>
                      <NavLink to={adminPath(entry)}>{t(`page.${entry}`)}</NavLink>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
