import { Link, useLocation } from 'react-router';
import { entryHref, href } from '#shared/site/href.ts';
import { navigation } from '#shared/site/navigation.ts';
import { sections } from '#shared/site/sections.ts';
import { urlInLanguage } from '#shared/site/urls.ts';
import { useFrame } from '../frame.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { EmailLink, PhoneLink } from '../ui/contact-links.tsx';
import { prefetch } from '../ui/prefetch.ts';
import { TextRuns } from '../ui/text-runs.tsx';
import { cachedFragment } from './cached-fragments.ts';
import { HelpResources } from './help-resources.tsx';

/** The menu's entries in two columns: what happens, and who the directorate is. */
const entries = navigation.flatMap((each) => each.entries);
const isSection = (entry: string) => sections.some(({ key }) => key === entry);
const columns = [
  { title: 'footer.sections', entries: [...entries.filter(isSection), 'verify'] },
  { title: 'footer.pages', entries: entries.filter((entry) => !isSection(entry)) },
] as const;

export function Footer() {
  const language = useLanguage();
  const t = useMessages();
  const { identity, footer } = useFrame();
  return (
    <footer className="footer">
      {footer.notice && (
        <div className="container">
          <p className="footer-notice">{footer.notice}</p>
        </div>
      )}
      <div className="container footer-columns">
        <div>
          <p className="footer-name">
            <img src="/emblem.svg" width={44} height={44} alt="" loading="lazy" />
            {identity.name}
          </p>
          <div className="footer-promise">
            <p className="shield">
              <TextRuns text={footer.confidentiality} links="all" />
            </p>
            <Link className="button" to={href('contact-us', { language, tab: 'report' })}>
              {t('help.report')}
            </Link>
            <Link className="footer-receipt" to={href('receipt', { language })}>
              {t('help.receipt')}
            </Link>
          </div>
        </div>
        {columns.map((column) =>
          cachedFragment(
            <div key={column.title} className={column.title.replace('.', '-')}>
              <h2>{t(column.title)}</h2>
              <ul className="footer-links" role="list">
                {column.entries.map((entry) => (
                  <li key={entry}>
                    <Link to={entryHref(entry, language)} prefetch={prefetch}>
                      {t(`${entry}.title`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>,
          ),
        )}
        <HelpResources />
        <Headquarters />
      </div>
      <div className="container">
        <p className="copyright">
          <TextRuns text={footer.copyright} links="all" />
        </p>
      </div>
    </footer>
  );
}

/** Where the directorate is and how to reach it; on paper, the page's own URL too. */
function Headquarters() {
  const t = useMessages();
  const { publicUrl, contact } = useFrame();
  // One cached response serves all unknown paths
  const path = urlInLanguage(useLocation().pathname, useLanguage());
  const { address, email, phone } = contact;
  return (
    <div className="footer-address">
      {(address || email || phone) && <h2>{t('footer.headquarters')}</h2>}
      <address>
        <p>
          <TextRuns text={address} links="all" />
        </p>
        {email && (
          <p>
            <EmailLink address={email} />
          </p>
        )}
        {phone && (
          <p>
            <PhoneLink number={phone} />
          </p>
        )}
      </address>
      <p className="page-url">
        <bdi dir="ltr">{new URL(path, publicUrl).href}</bdi>
      </p>
    </div>
  );
}
