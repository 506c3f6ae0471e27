import { IconChevronDown } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { entryHref } from '#shared/site/href.ts';
import { navigation } from '#shared/site/navigation.ts';
import { urlInLanguage } from '#shared/site/urls.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { prefetch } from '../ui/prefetch.ts';

/** The five groups; opening one closes the others of the same `name` where the browser knows how. */
export function NavGroups({ name }: { name: string }) {
  const language = useLanguage();
  const t = useMessages();
  const here = urlInLanguage(useLocation().pathname, language);
  return (
    <ul className="nav-groups" role="list">
      {navigation.map(({ group, entries }) => {
        const current = entries.some((entry) => here === entryHref(entry, language));
        return (
          <li key={group}>
            <details name={name} className={current ? 'nav-group nav-group-current' : 'nav-group'}>
              <summary className="nav-label">
                {t(`nav.${group}`)}
                <IconChevronDown className="chevron" size={18} aria-hidden />
              </summary>
              <ul className="nav-items" role="list">
                {entries.map((entry) => {
                  const to = entryHref(entry, language);
                  return (
                    <li key={entry}>
                      <Link to={to} aria-current={here === to ? 'page' : undefined} prefetch={prefetch}>
                        {t(`${entry}.title`)}
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
