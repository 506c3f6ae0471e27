import { Link } from 'react-router';
import { otherLanguage } from '#shared/languages.ts';
import { href } from '#shared/site/href.ts';
import type { Section } from '#shared/site/sections.ts';
import type { Item } from '../../items.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { PageBand } from '../../ui/page-band.tsx';

type Props = { section: Section; item: Item; notice: string; link: string };

/** The page of an item at its URL in a language that it lacks: a notice, and a link to the language that it has. */
export function ItemElsewhere({ section, item, notice, link }: Props) {
  const language = useLanguage();
  const t = useMessages();
  return (
    <article>
      <PageBand
        current={t(`${section.key}.title`)}
        heading={item.title}
        headingLanguage={otherLanguage(language)}
      />
      <div className="container article">
        <BackLink to={href('section-list', { section: section.key, language })} label={t('action.back')} />
        <p className="note">
          {notice}{' '}
          <Link to={item.path} hrefLang={otherLanguage(language)} reloadDocument>
            {link}
          </Link>
        </p>
      </div>
    </article>
  );
}
