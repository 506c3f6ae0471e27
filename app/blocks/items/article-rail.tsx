import { IconArrowNarrowLeft, IconArrowNarrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Shared } from '#shared/content/sharing.ts';
import { href } from '#shared/site/href.ts';
import type { Section } from '#shared/site/sections.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { Headline } from '../../ui/headline.tsx';
import { prefetch } from '../../ui/prefetch.ts';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import { ArticleActions } from './article-actions.tsx';
import type { ArticleView, ItemLink } from './article-view.ts';
import { ClosingMark } from './item-lines.tsx';

type Props = { section: Section; view: ArticleView; shared: Shared };

/** Beside an item, or below it on a small screen: what can be done with it, and what is near it. */
export function ArticleRail({ section, view, shared }: Props) {
  const language = useLanguage();
  const t = useMessages();
  const { words, nearest, previous, next } = view;
  const list = href('section-list', { section: section.key, language });
  const rich = section.layout === 'rich';
  return (
    <div className="article-rail">
      {!view.isPreview && <ArticleActions shared={shared} words={words} rich={rich} />}
      <nav className="article-near" aria-labelledby="in-section">
        <h2 id="in-section">{words.inSection}</h2>
        {nearest.length > 0 && (
          <ul role="list">
            {nearest.map((item) => (
              <li key={item.id}>
                <NearItem item={item} />
              </li>
            ))}
          </ul>
        )}
        {(previous ?? next) && (
          <div className="article-turn">
            {previous && (
              <Link
                to={previous.path}
                rel="prev"
                prefetch={prefetch}
                aria-label={`${words.previous}: ${previous.title}`}
              >
                <IconArrowNarrowLeft className="mirror" size={20} aria-hidden />
                {words.previous}
              </Link>
            )}
            {next && (
              <Link to={next.path} rel="next" prefetch={prefetch} aria-label={`${words.next}: ${next.title}`}>
                {words.next}
                <IconArrowNarrowRight className="mirror" size={20} aria-hidden />
              </Link>
            )}
          </div>
        )}
        <Link className="button button-outline" to={list}>
          {t(rich ? 'action.backToList' : `${section.key}.title`)}
        </Link>
      </nav>
    </div>
  );
}

function NearItem({ item: { path, title, date, image, closed } }: { item: ItemLink }) {
  return (
    <Link className="near-item" to={path} prefetch={prefetch}>
      {image && (
        <span className="near-image">
          <StoredPicture image={image} alt="" sizes="96px" />
        </span>
      )}
      <span>
        {date && (
          <span className="near-date">
            <bdi>
              <TextRuns text={date} />
            </bdi>
          </span>
        )}
        <span className="near-title clamped" dir="auto">
          <Headline text={title} />
        </span>
        {closed && <ClosingMark closing={{ state: 'closed', text: closed }} />}
      </span>
    </Link>
  );
}
