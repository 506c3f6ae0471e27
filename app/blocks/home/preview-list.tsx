import { Link, useRevalidator } from 'react-router';
import { href } from '#shared/site/href.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { prefetch } from '../../ui/prefetch.ts';
import type { Preview } from './preview-bands.ts';
import { StoryRow } from './story-row.tsx';

type Props = Omit<Preview, 'key'> & { section: SectionKey };

/** One of the home page's nine lists. */
export function PreviewList({ section, stories, more }: Props) {
  const language = useLanguage();
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const titleId = `preview-${section}`;
  return (
    <section className="preview" aria-labelledby={titleId}>
      <h2 id={titleId}>{t(`${section}.title`)}</h2>
      {more && (
        <Link
          className="button button-outline"
          id={`${titleId}-more`}
          to={href('section-list', { section, language })}
          aria-labelledby={`${titleId}-more ${titleId}`}
          prefetch={prefetch}
        >
          {t('action.viewMore')}
        </Link>
      )}
      {!stories && <Alert onRetry={() => void revalidate()}>{t(`${section}.listFailed`)}</Alert>}
      {stories?.length === 0 && <p className="preview-empty small">{t(`${section}.listEmpty`)}</p>}
      {stories && stories.length > 0 && (
        <div className="stories">
          {stories.map((story, index) => (
            <StoryRow key={story.path} {...story} first={index === 0} />
          ))}
        </div>
      )}
    </section>
  );
}
