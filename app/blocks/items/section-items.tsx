import { Link, useRevalidator } from 'react-router';
import { type Language } from '#shared/languages.ts';
import { href } from '#shared/site/href.ts';
import type { Section } from '#shared/site/sections.ts';
import type { Item } from '../../items.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ItemCards } from './item-cards.tsx';
import { useMoreItems } from './use-more-items.ts';

type Props = {
  section: Section;
  page: number;
  /** `undefined` where they could not be had. */
  items: Item[] | undefined;
  more: boolean;
  imageHosts: string[];
};

/** A full list in its states (specification §4), with the way to the next page: a link, and with a script in place. */
export function SectionItems({ items, ...list }: Props) {
  const { section } = list;
  const language = useLanguage();
  const t = useMessages();
  const { revalidate } = useRevalidator();
  if (!items) return <Alert onRetry={() => void revalidate()}>{t(`${section.key}.listFailed`)}</Alert>;
  if (items.length === 0) {
    const backHome = (
      <Link className="button button-outline" to={href('home', { language })}>
        {t('state.backHome')}
      </Link>
    );
    return <Empty action={backHome}>{t(`${section.key}.listEmpty`)}</Empty>;
  }
  return <Pages items={items} {...list} />;
}

function Pages({ section, imageHosts, ...first }: Props & { items: Item[] }) {
  const language = useLanguage();
  const t = useMessages();
  const { items, nextPage, state, added, grid, load } = useMoreItems(section, first, imageHosts);
  const path = href('section-list', { section: section.key, language });
  return (
    <>
      <ItemCards items={items} heading="h2" gridRef={grid} />
      <p role="status" className="visually-hidden">
        {state === 'loading' && t('state.loading')}
        {state === 'idle' && added > 0 && t('state.itemsAdded', { count: inLatinDigits(added, language) })}
      </p>
      {state === 'failed' && <Alert onRetry={() => void load()}>{t(`${section.key}.listFailed`)}</Alert>}
      <div className="list-more">
        {first.page > 1 && (
          <Link className="button button-outline" to={path}>
            {t('action.newest')}
          </Link>
        )}
        {nextPage && (
          <Link
            className="button button-outline"
            to={href('section-list', { section: section.key, language, page: nextPage })}
            aria-busy={state === 'loading'}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              if (state !== 'loading') void load();
            }}
          >
            {t(state === 'loading' ? 'state.loading' : 'action.viewMore')}
          </Link>
        )}
      </div>
    </>
  );
}

function inLatinDigits(number: number, language: Language): string {
  return new Intl.NumberFormat(`${language}-u-nu-latn`).format(number);
}
