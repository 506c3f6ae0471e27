import { Link, useRevalidator } from 'react-router';
import { localPath } from '#shared/languages.ts';
import type { Section } from '#shared/sections.ts';
import type { Item } from '../items.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Empty } from '../ui/empty.tsx';
import { ItemCards } from './item-cards.tsx';
import { useMoreItems } from './use-more-items.ts';

/** A page of a section's items; `items` is `undefined` where they could not be had. */
type Props = { section: Section; page: number; items: Item[] | undefined; more: boolean };

/** A full list in its states (specification §4), with the way to the next page: a link, and with a script in place. */
export function SectionItems({ section, items, ...first }: Props) {
  const language = useLanguage();
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const path = localPath(language, section.list);
  if (!items) return <Alert onRetry={() => void revalidate()}>{t(`${section.key}.listFailed`)}</Alert>;
  if (items.length === 0) {
    const backHome = (
      <Link className="button button-outline" to={localPath(language, '/')}>
        {t('state.backHome')}
      </Link>
    );
    return <Empty action={backHome}>{t(`${section.key}.listEmpty`)}</Empty>;
  }
  return <Pages path={path} items={items} {...first} />;
}

function Pages({ path, ...first }: { path: string; items: Item[]; page: number; more: boolean }) {
  const language = useLanguage();
  const t = useMessages();
  const { items, nextPage, loading, failed, added, load, grid } = useMoreItems(path, first);
  return (
    <>
      <ItemCards items={items} heading="h2" gridRef={grid} />
      <p role="status" className="visually-hidden">
        {loading && t('state.loading')}
        {added > 0 &&
          t('state.itemsAdded', { count: new Intl.NumberFormat(`${language}-u-nu-latn`).format(added) })}
      </p>
      {failed && <Alert onRetry={load}>{t('state.failed')}</Alert>}
      <div className="list-more">
        {first.page > 1 && (
          <Link className="button button-outline" to={path}>
            {t('action.newest')}
          </Link>
        )}
        {nextPage && (
          <Link
            className="button button-outline"
            to={`${path}?page=${nextPage}`}
            aria-busy={loading}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              load();
            }}
          >
            {loading ? t('state.loading') : t('action.viewMore')}
          </Link>
        )}
      </div>
    </>
  );
}
