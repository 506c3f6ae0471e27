import { Link } from 'react-router';
import { entryHref, href } from '#shared/site/href.ts';
import { navigation } from '#shared/site/navigation.ts';
import { useFrame } from '../frame.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { EmailLink, PhoneLink } from '../ui/contact-links.tsx';
import { prefetch } from '../ui/prefetch.ts';
import { TextRuns } from '../ui/text-runs.tsx';
import { HelpResources } from './help-resources.tsx';

const networks = ['facebook', 'x', 'instagram'] as const;

export function Footer() {
  const language = useLanguage();
  const t = useMessages();
  const { identity, contact, social, footer } = useFrame();
  return (
    <footer className="footer">
      <div className="container footer-columns">
        <div>
          <p className="footer-name">
            <img src="/emblem.svg" width={44} height={44} alt="" loading="lazy" />
            {identity.name}
          </p>
          <p>
            <TextRuns text={footer.confidentiality} links="all" />{' '}
            <Link to={href('contact-us', { language, tab: 'report' })}>{t('help.report')}</Link>
          </p>
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
        <div>
          <h2>{t('footer.links')}</h2>
          <ul className="footer-links footer-pages" role="list">
            {navigation.flatMap(({ entries }) =>
              entries.map((entry) => (
                <li key={entry}>
                  <Link to={entryHref(entry, language)} prefetch={prefetch}>
                    {t(`${entry}.title`)}
                  </Link>
                </li>
              )),
            )}
          </ul>
        </div>
        <HelpResources />
        <div>
          <h2>{t('footer.headquarters')}</h2>
          <address>
            <p>
              <TextRuns text={contact.address} links="all" />
            </p>
            {contact.email && (
              <p>
                <EmailLink address={contact.email} />
              </p>
            )}
            {contact.phone && (
              <p>
                <PhoneLink number={contact.phone} />
              </p>
            )}
          </address>
        </div>
      </div>
      <p className="container copyright">
        <TextRuns text={footer.copyright} links="all" />
      </p>
    </footer>
  );
}
