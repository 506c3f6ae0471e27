import { type Language, locales } from '#shared/languages.ts';
import { catalogue } from '#shared/messages/catalogue.ts';
import { message } from '#shared/messages/messages.ts';
import { inPluralForm } from '#shared/messages/plural-form.ts';
import { href, type QueryOf, routeHref } from '#shared/site/href.ts';
import {
  calendarRoute,
  contractsRoute,
  type publicPages,
  subscribeRoute,
} from '#shared/site/public-routes.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';
import { closingView } from './announcements/closing-view.ts';

type Query = QueryOf<(typeof publicPages)['section-list']>;

type Parts = {
  section: SectionKey;
  language: Language;
  query: Query;
  /** The years of the section's items, and the number of items that the list shows. */
  years: number[];
  total: number;
  /** The time by which its announcements are open or closed. */
  now: number;
  /** True where the site sends mails about what is published. */
  hasSubscriptions: boolean;
};

export type ListLinks = { label: string; links: { text: string; path: string; current: boolean }[] };

/** The words and links of a list's page: the server makes them, so that no page carries the script. */
export function listView({ section, language, query, years, total, now, hasSubscriptions }: Parts) {
  const { year, state, view } = query;
  const figures = new Intl.NumberFormat(locales[language], { useGrouping: false });
  const title = message(language, `${section}.title`);
  const link = (text: string, change: Query, current: boolean) => ({
    text,
    path: href('section-list', { section, language, year, state, view, ...change }),
    current,
  });
  const ofYears: ListLinks = {
    label: message(language, 'list.years'),
    links: [
      link(message(language, 'list.allYears'), { year: undefined }, year === undefined),
      ...years.map((each) => link(figures.format(each), { year: each }, each === year)),
    ],
  };
  const stateLink = (name: 'open' | 'closed') =>
    link(message(language, `list.state.${name}`), { state: name }, state === name);
  const ofStates: ListLinks = {
    label: message(language, 'list.states'),
    links: [
      link(message(language, 'list.state.all'), { state: undefined }, state === undefined),
      stateLink('open'),
      stateLink('closed'),
    ],
  };
  const ofViews: ListLinks = {
    label: message(language, 'list.views'),
    links: [
      link(message(language, 'list.cards'), { view: undefined }, view === undefined),
      link(message(language, 'list.register'), { view: 'register' }, view === 'register'),
    ],
  };
  const closing = closingView(section, language, now);
  const ofYear = year ? message(language, 'list.titleOfYear', { title, year: figures.format(year) }) : title;
  return {
    title: state
      ? message(language, 'list.titleOfState', {
          title: ofYear,
          state: message(language, `list.state.${state}`),
        })
      : ofYear,
    count: total > 0 ? inPluralForm(language, catalogue[language], `${section}.count`, total) : '',
    // One year is no choice
    links: [
      ...(years.length > 1 || year !== undefined ? [ofYears] : []),
      ...(closing ? [ofStates] : []),
      ofViews,
    ],
    closing,
    /** Links to the list for programs, and to its mails. */
    programs: [
      ...(hasSubscriptions
        ? [
            {
              path: `${routeHref(subscribeRoute, { language })}?section=${section}`,
              text: message(language, 'subscribe.link'),
            },
          ]
        : []),
      ...(closing
        ? [
            {
              path: routeHref(calendarRoute, { section, language }),
              text: message(language, 'list.calendar'),
            },
          ]
        : []),
      ...(sectionByKey(section).contracts
        ? [{ path: routeHref(contractsRoute, { section }), text: message(language, 'list.contracts') }]
        : []),
    ],
    filter: `${year ? `&year=${year}` : ''}${state ? `&state=${state}` : ''}&first=pinned`,
    /** In place of the items of a state or a year, where there are none. */
    noneInPart: state
      ? message(language, state === 'open' ? 'list.noneOpen' : 'list.noneClosed')
      : year
        ? message(language, 'list.noneInYear', { year: figures.format(year) })
        : undefined,
    textInOtherLanguage: message(language, 'list.textInOtherLanguage'),
  };
}
