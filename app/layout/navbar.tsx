import { IconMenu2, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { href } from '#shared/site/href.ts';
import { useFrame } from '../frame.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { prefetch } from '../ui/prefetch.ts';
import { cachedFragment } from './cached-fragments.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { NavGroups } from './nav-groups.tsx';
import { useDisclosures } from './use-disclosures.ts';

/**
 * The main menu. Its groups are `<details>`, so that they open without a script. They stand twice, once in a row for
 * wide screens and once in the menu button's panel; one of the two is always `display: none`.
 */
export function Navbar() {
  const language = useLanguage();
  const t = useMessages();
  const { identity } = useFrame();
  const report = href('contact-us', { language, tab: 'report' });
  const nav = useRef<HTMLElement>(null);
  useDisclosures(nav);
  return (
    <nav className="navbar" aria-label={t('nav.label')} ref={nav}>
      <div className="container">
        <Link className="lockup" to={href('home', { language })} prefetch={prefetch}>
          <img src="/emblem.svg" width={52} height={52} alt="" />
          <span>
            <span className="lockup-name">{identity.name}</span>
            <span className="lockup-tagline">{identity.tagline}</span>
          </span>
        </Link>
        {cachedFragment(
          <div className="nav-wide">
            <NavGroups name="nav-wide" />
          </div>,
        )}
        <Link className="button button-primary navbar-report" to={report}>
          {t('nav.report')}
        </Link>
        <LanguageSwitch />
        {cachedFragment(
          <details className="nav-narrow">
            <summary className="menu-button" aria-label={t('nav.menu')}>
              <IconMenu2 className="menu-closed" aria-hidden />
              <IconX className="menu-open" aria-hidden />
            </summary>
            <div className="nav-panel">
              <Link className="nav-contact shield" to={report}>
                {t('nav.report')}
              </Link>
              <NavGroups name="nav-narrow" />
              <Link className="nav-contact" to={href('contact-us', { language, tab: 'letter' })}>
                {t('contact-us.title')}
              </Link>
            </div>
          </details>,
        )}
      </div>
    </nav>
  );
}
