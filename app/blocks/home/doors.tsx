import { Link } from 'react-router';
import { href } from '#shared/site/href.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { prefetch } from '../../ui/prefetch.ts';

/** The four ways on that most visitors come for, below the first view. */
export function Doors() {
  const language = useLanguage();
  const t = useMessages();
  const doors = [
    ['report', href('contact-us', { language, tab: 'report' }), 'contact.reportTab', 'contact.promise'],
    [
      'recruitments',
      href('section-list', { section: 'recruitments', language }),
      'recruitments.title',
      'recruitments.description',
    ],
    [
      'tenders',
      href('section-list', { section: 'tenders', language }),
      'tenders.title',
      'tenders.description',
    ],
    ['contact', href('contact-us', { language, tab: 'letter' }), 'contact-us.title', 'contact.direct'],
  ] as const;
  return (
    <ul className="container doors" role="list">
      {doors.map(([name, to, title, line]) => (
        <li key={name} className={`home-icon door-${name}`}>
          <Link to={to} prefetch={prefetch}>
            {t(title)}
          </Link>
          <p className="small">{t(line)}</p>
        </li>
      ))}
    </ul>
  );
}
