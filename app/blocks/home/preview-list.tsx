import { Link, useRevalidator } from 'react-router';
import * as limits from '#shared/limits.ts';
import { href } from '#shared/site/href.ts';
import type { Section } from '#shared/site/sections.ts';
import type { Item } from '../../items.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Empty } from '../../ui/empty.tsx';
import { prefetch } from '../../ui/prefetch.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { ItemCards } from '../items/item-cards.tsx';

/**
 * A section's newest items; `undefined` where they could not be loaded. `total` counts all items of the
 * section.
 */
type Props = { section: Section; preview: { items: Item[]; total: number } | undefined; sunken: boolean };

/** One of the home page's nine lists. */
export function PreviewList({ section, preview, sunken }: Props) {
  const language = useLanguage();
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const titleId = `preview-${section.key}`;
  const viewMore = preview && hasMore(section, preview) && (
    <Link
      className="button button-outline"
      to={href('section-list', { section: section.key, language })}
      aria-describedby={titleId}
      prefetch={prefetch}
    >
      {t('action.viewMore')}
    </Link>
  );
  return (
    <section className={sunken ? 'band band-sunken' : 'band'} aria-labelledby={titleId}>
      <div className="container">
        <SectionHead
          eyebrow={t('home.latest')}
          title={t(`${section.key}.title`)}
          id={titleId}
          action={viewMore}
        />
        {!preview && <Alert onRetry={() => void revalidate()}>{t(`${section.key}.listFailed`)}</Alert>}
        {preview?.items.length === 0 && <Empty>{t(`${section.key}.listEmpty`)}</Empty>}
        {preview && <ItemCards items={preview.items} heading="h3" />}
      </div>
    </section>
  );
}

/** Specification §9, View More: three rules for three ways in which a list is fetched. */
function hasMore(section: Section, { items, total }: { items: Item[]; total: number }): boolean {
  switch (section.viewMore) {
    case 'full':
      return items.length === limits.previewItems;
    case 'more':
      return total > limits.previewItems;
    case 'always':
      return true;
  }
}
