import { IconMail, IconPhone } from '@tabler/icons-react';
import { useFrame } from '../frame.ts';
import { useMessages } from '../language.tsx';
import { EmailLink, PhoneLink } from '../ui/contact-links.tsx';

export function TopBar() {
  const t = useMessages();
  const { today, contact } = useFrame();
  return (
    <header className="top-bar">
      <div className="container">
        <p className="top-bar-date">{today}</p>
        <ul className="top-bar-links" role="list">
          {contact.phone && (
            <li>
              <IconPhone size={16} aria-hidden />
              <span className="visually-hidden">{t('site.phone')}</span>
              <PhoneLink number={contact.phone} />
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
    </header>
  );
}
