import { Link } from 'react-router';
import { localPath } from '#shared/languages.ts';
import { pages, reportPath } from '#shared/pages.ts';
import { useFrame } from '../frame.ts';
import { useLanguage, useMessages } from '../language.tsx';

/** The six ways to get help, in the same order on every page (WCAG 3.2.6). */
export function HelpResources() {
  const language = useLanguage();
  const t = useMessages();
  const { contact } = useFrame();
  const calling = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;
  return (
    <div>
      <h2>{t('footer.help')}</h2>
      <ul className="footer-links" role="list">
        <li>
          <Link to={localPath(language, pages['contact-us'])}>{t('help.contact')}</Link>
        </li>
        <li>
          <a href={`mailto:${contact.email}`}>{t('help.email')}</a>
        </li>
        <li>
          <a href={calling(contact.phone)}>{t('help.call')}</a>
        </li>
        <li>
          <Link to={localPath(language, reportPath)}>{t('help.report')}</Link>
        </li>
        <li>
          <a href={calling(contact.operationsRoom)}>{t('help.operations')}</a>
        </li>
        <li>
          <a href={`mailto:${contact.mediaEmail}`}>{t('help.media')}</a>
        </li>
      </ul>
    </div>
  );
}
