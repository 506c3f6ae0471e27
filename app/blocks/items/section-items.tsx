import { Link, useRevalidator } from 'react-router';
import type { OpenState } from '#shared/content/deadline/open-states.ts';
import { type Language } from '#shared/languages.ts';
import { href } from '#shared/site/href.ts';
import type { Section } from '#shared/site/sections.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Empty } from '../../ui/empty.tsx';
import type { ClosingView, ListedItem } from './announcements/closing.ts';
import { ItemCards } from './item-cards.tsx';
import { ItemRegister } from './item-register.tsx';
import { useMoreItems } from './use-more-items.ts';

type Props = {
  section: Section;
  /** The part and the view of the list that its links keep. */
  year: number | undefined;
  state: OpenState | undefined;
  page: number;
  view: 'register' | undefined;
  /** `undefined` where they could not be had. */
  items: ListedItem[] | undefined;
  more: boolean;
  closing: ClosingView | undefined;
  /** The query of the list's call that is the same for each page. */
  filter: string;
  imageHosts: string[];
  textInOtherLanguage: string;
  noneInPart: string | undefined;
};

/** A full list in its states (specification §4), with the way to the next page: a link, and with a script in place. */
export function SectionItems({ items, ...list }: Props) {
  const { section } = list;
  const language = useLanguage();
  const t = useMessages();
  const { revalidate } = useRevalidator();
  if (!items) return <Alert onRetry={() => void revalidate()}>{t(`${section.key}.listFailed`)}</Alert>;
  if (items.length === 0) {
    const ways = (
      <>
        {list.noneInPart && (
          <Link className="button button-outline" to={href('search', { language })}>
            {t('search.title')}
          </Link>
        )}
        <Link className="button button-outline" to={href('home', { language })}>
          {t('state.backHome')}
        </Link>
      </>
    );
    return <Empty action={ways}>{list.noneInPart ?? t(`${section.key}.listEmpty`)}</Empty>;
  }
  return <Pages items={items} {...list} />;
}

function Pages({ section, textInOtherLanguage, ...first }: Props & { items: ListedItem[] }) {
  const language = useLanguage();
  const t = useMessages();
  const { items, nextPage, state, added, list, load } = useMoreItems(section, first);
  const { year, state: openState, view } = first;
  const path = (page?: number) =>
    href('section-list', { section: section.key, language, year, state: openState, view, page });
  const action = { idle: 'action.viewMore', loading: 'state.loading', failed: 'state.retry' } as const;
  return (
    <>
      <div ref={list}>
        {view === 'register' ? (
          <ItemRegister items={items} />
        ) : (
          <ItemCards items={items} textInOtherLanguage={textInOtherLanguage} />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {state === 'loading' && t('state.loading')}
        {state === 'idle' && added > 0 && t('state.itemsAdded', { count: inLatinDigits(added, language) })}
      </p>
      <div className="list-more">
        {state === 'failed' && <Alert>{t(`${section.key}.listFailed`)}</Alert>}
        {first.page > 1 && (
          <Link className="button button-outline" to={path()}>
            {t('action.newest')}
          </Link>
        )}
        {nextPage && (
          <Link
            className="button button-outline"
            to={path(nextPage)}
            aria-busy={state === 'loading'}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              if (state !== 'loading') void load();
            }}
          >
            {t(action[state])}
          </Link>
        )}
      </div>
    </>
  );
}

function inLatinDigits(number: number, language: Language): string {
  return new Intl.NumberFormat(`${language}-u-nu-latn`).format(number);
}
