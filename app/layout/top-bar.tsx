import { IconMail, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router';
import { href } from '#shared/site/href.ts';
import { useFrame } from '../frame.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { EmailLink, PhoneLink } from '../ui/contact-links.tsx';
import { SearchForm } from '../ui/search/search-form.tsx';
import { cachedFragment } from './cached-fragments.ts';

/**
 * The date, the way to a report where the navbar has no room for it, the search field or the way to its page, the
 * operations room's number, the e-mail.
 */
export function TopBar() {
  const language = useLanguage();
  const t = useMessages();
  const { today, contact } = useFrame();
  const number = contact.operationsRoom || contact.phone;
  return cachedFragment(
    <header className="top-bar">
      <div className="container">
        <p className="top-bar-date">
          <span>{today.weekday}</span>
          {today.day}
        </p>
        <Link className="top-bar-report" to={href('contact-us', { language, tab: 'report' })}>
          {t('nav.report')}
        </Link>
        <Link className="top-bar-search" to={href('search', { language })}>
          {t('search.title')}
        </Link>
        <SearchForm />
        <ul className="top-bar-links" role="list">
          {number && (
            <li>
              <IconPhone size={16} aria-hidden />
              <span className="top-bar-label">
                {t(contact.operationsRoom ? 'help.operations' : 'site.phone')}
              </span>
              <PhoneLink number={number} />
            </li>
          )}
          {contact.email && (
            <li>
              <IconMail size={16} aria-hidden />
              <span className="visually-hidden">{t('site.email')}</span>
              <EmailLink address={contact.email} />
            </li>
          )}
        </ul>
      </div>
    </header>,
  );
}
