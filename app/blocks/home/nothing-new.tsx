import { Link } from 'react-router';
import { href } from '#shared/site/href.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { useLanguage, useMessages } from '../../language.tsx';

/** The sections that have no items yet, each with its own message, in place of a band for each. */
export function NothingNew({ sections }: { sections: SectionKey[] }) {
  const language = useLanguage();
  const t = useMessages();
  return (
    <div className="container nothing-new small">
      <p>{t('home.nothingNew')}</p>
      <ul role="list">
        {sections.map((section) => (
          <li key={section}>
            <Link to={href('section-list', { section, language })}>{t(`${section}.title`)}</Link>{' '}
            <span>{t(`${section}.listEmpty`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
