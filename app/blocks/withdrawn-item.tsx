import { Link } from 'react-router';
import { direction } from '#shared/languages.ts';
import { href } from '#shared/site/href.ts';
import type { Section } from '#shared/site/sections.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageBand } from '../ui/page-band.tsx';
import { Paragraphs } from '../ui/paragraphs.tsx';
import type { WithdrawnView } from './withdrawn-view.ts';

type Props = { section: Section; withdrawn: WithdrawnView };

/** The page of an item that was withdrawn: its title, the reason in both languages, and what replaces it. */
export function WithdrawnItem({ section, withdrawn }: Props) {
  const language = useLanguage();
  const t = useMessages();
  const { title, notice, reasons, replaced } = withdrawn;
  const list = href('section-list', { section: section.key, language });
  return (
    <article>
      <PageBand
        current={title}
        section={{ title: t(`${section.key}.title`), path: list }}
        heading={title}
        isHeadline
      />
      <div className="container article">
        <div className="article-body stack">
          <p className="note">{notice}</p>
          {reasons.map(({ side, text }) => (
            <div key={side} lang={side} dir={direction(side)}>
              <Paragraphs text={text} />
            </div>
          ))}
          {replaced && (
            <p>
              {replaced.label}{' '}
              <Link to={replaced.path}>
                <bdi>{replaced.title}</bdi>
              </Link>
            </p>
          )}
          <p>
            <BackLink to={list} label={t('action.goBack')} />
          </p>
        </div>
      </div>
    </article>
  );
}
