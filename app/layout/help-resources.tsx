import { Link } from 'react-router';
import { href } from '#shared/site/href.ts';
import { useFrame } from '../frame.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { callAddress } from '../ui/contact-links.tsx';

const networks = ['facebook', 'x', 'instagram'] as const;

/**
 * The six help resources, in the same order on every page (WCAG 3.2.6); one that the settings leave empty is
 * left out. The networks follow.
 */
export function HelpResources() {
  const language = useLanguage();
  const t = useMessages();
  const { contact, social } = useFrame();
  const calling = (number: string) => number && callAddress(number);
  const writing = (address: string) => address && `mailto:${address}`;
  const resources = [
    { key: 'contact', to: href('contact-us', { language, tab: 'letter' }) },
    { key: 'email', to: writing(contact.email) },
    { key: 'call', to: calling(contact.phone) },
    { key: 'report', to: href('contact-us', { language, tab: 'report' }) },
    { key: 'operations', to: calling(contact.operationsRoom) },
    { key: 'media', to: writing(contact.mediaEmail) },
  ] as const;
  return (
    <div className="footer-help">
      <h2>{t('footer.help')}</h2>
      <ul className="footer-links" role="list">
        {resources
          .filter(({ to }) => to)
          .map(({ key, to }) => (
            <li key={key}>
              <Link to={to}>{t(`help.${key}`)}</Link>
            </li>
          ))}
      </ul>
      <ul className="social-links" role="list" aria-label={t('footer.social')}>
        {networks
          .filter((network) => social[network])
          .map((network) => (
            <li key={network}>
              <a
                className={`icon-button network network-${network}`}
                href={social[network]}
                target="_blank"
                rel="noopener"
                aria-label={`${t(`social.${network}`)} ${t('site.newWindow')}`}
              />
            </li>
          ))}
      </ul>
    </div>
  );
}
