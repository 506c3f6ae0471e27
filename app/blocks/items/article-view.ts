import { type Deadline, deadlineState, formatEnd } from '#shared/content/deadline/deadline.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { excerpt } from '#shared/excerpt.ts';
import type { Language } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { catalogue } from '#shared/messages/catalogue.ts';
import { type MessageKey, message } from '#shared/messages/messages.ts';
import { inPluralForm } from '#shared/messages/plural-form.ts';
import { href, routeHref } from '#shared/site/href.ts';
import { itemCalendarRoute } from '#shared/site/public-routes.ts';
import type { Section } from '#shared/site/sections.ts';
import { type ImageRules, type Item, showable } from '../../items.ts';
import { announcementFacts, type Facts, factNames } from './announcements/announcement-facts.ts';
import { withClosing, withNotice } from './announcements/closing.ts';
import { closingView } from './announcements/closing-view.ts';
import { lineView } from './announcements/line-view.ts';
import type { FilesView } from './files/files-view.ts';
import type { GalleryView } from './gallery/gallery-view.ts';
import type { Description } from './proof/described.tsx';

type Around = {
  id: number;
  title: string;
  date: string;
  image: string | null;
  /** Of an announcement: its text may say when it closes. */
  description?: string | undefined;
} & Pick<Deadline, 'opens_at' | 'closes_at'>;

/** The data that the server reads for an item's page. */
type Parts = {
  section: Section;
  item: Item;
  /** The language of the item's texts, and that of the page. */
  shown: Language;
  language: Language;
  neighbours: { nearest: Around[]; newer: Around | undefined; older: Around | undefined };
  /** The kinds of notices that closed its neighbours. */
  closedBy?: Parameters<typeof withNotice>[1];
  /** The line of notices that it belongs to. */
  line?: Parameters<typeof lineView>[0];
  rules: ImageRules;
  /** The time by which an announcement is open or closed. */
  now?: number;
};

/** A link to another item. */
export type ItemLink = Pick<Item, 'id' | 'path' | 'title' | 'date' | 'image'> & {
  /** The words for an announcement that is closed. */
  closed?: string | undefined;
};

/** The words of an item's page: a browser gets them with its data, and no other page carries them. */
const words = {
  content: 'detail.content',
  imageLoading: 'detail.imageLoading',
  summary: 'detail.summary',
  copyLink: 'detail.copyLink',
  facebook: 'detail.facebook',
  x: 'detail.x',
  whatsapp: 'detail.whatsapp',
  instagram: 'detail.instagram',
  inSection: 'detail.inSection',
  previous: 'detail.previous',
  next: 'detail.next',
} as const satisfies Record<string, MessageKey>;

export type Words = Record<keyof typeof words, string>;

/** The parts of an item's page beside the item: the server makes them, so that no page carries the script. */
export function articleView({
  section,
  item,
  shown,
  language,
  neighbours,
  closedBy = {},
  line = [],
  rules,
  now = Date.now(),
}: Parts) {
  const { nearest, newer, older } = neighbours;
  const closing = closingView(section.key, language, now);
  const link = ({ description = '', opens_at, closes_at, ...around }: Around): ItemLink => {
    const shownItem = {
      ...around,
      path: href('section-detail', { section: section.key, id: around.id, language }),
      image: showable(around.image, rules),
    };
    if (!closing) return shownItem;
    const dated = {
      ...shownItem,
      description,
      ownFields: [],
      deadline: { opens_at, closes_at, reference: '' },
    };
    const mark = withClosing(withNotice(dated, closedBy), language, closing, now).closing;
    return { ...shownItem, ...(mark?.state === 'closed' && { closed: mark.text }) };
  };
  const entries = Object.entries(words).map(([name, key]) => [name, message(language, key)]);
  // The date may be in another language than the words around it
  const dated = section.layout === 'rich' ? message(language, 'detail.publishedOn') : '{date}';
  const [beforeDate = '', afterDate = ''] = dated.split('{date}');
  return {
    words: Object.fromEntries(entries) as Words,
    shortTitle: excerpt(item.title, limits.breadcrumbCharacters),
    beforeDate,
    afterDate,
    minutes: readingTime(item.description, shown, language),
    closing: closing && withClosing(item, shown, closing, now).closing,
    facts: section.menu === 'announcements' ? summary(item, shown, language) : [],
    calendar: calendarOf(section, item, shown, language, now),
    line: lineView(line, { section: section.key, id: item.id, language }),
    nearest: nearest.map(link),
    previous: older && link(older),
    next: newer && link(newer),
  };
}

/** The closing date for calendar programs, until it is over. */
function calendarOf(
  { key }: Section,
  { id, deadline }: Item,
  shown: Language,
  language: Language,
  now: number,
) {
  if (!deadline?.closes_at || deadlineState(deadline, now) === 'closed') return undefined;
  const path = routeHref(itemCalendarRoute, { section: key, id, language: shown });
  return { path, text: message(language, 'detail.toCalendar') };
}

export type ArticleView = ReturnType<typeof articleView> & {
  /** The files of the item, if it has any. */
  files?: FilesView | undefined;
  /** The pictures of its gallery, if it has any. */
  gallery?: GalleryView | undefined;
  /** The alternative text of the picture; empty where that is decorative. */
  alt: string;
  /** Below all else: public corrections of its text, and the code by which it is checked. */
  ends?: Description;
  /** A working copy, whose URL is not to be shared. */
  isPreview?: boolean;
};

/** Words that are read in a minute; an Arabic word holds more. */
const wordsInMinute: Record<Language, number> = { ar: 180, en: 230 };

/** The time to read a text, in the page's language; empty for no text. */
function readingTime(text: string, shown: Language, language: Language): string {
  const count = text.match(/\S+/g)?.length ?? 0;
  const minutes = Math.ceil(count / wordsInMinute[shown]);
  return minutes === 0 ? '' : inPluralForm(language, catalogue[language], 'detail.minutes', minutes);
}

/** A part of a statement that stands alone. */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An announcement in brief, where it is worth a box: a closing date, or two other facts. Its fields win over its text. */
function summary({ title, description, deadline }: Item, shown: Language, language: Language) {
  const { opens_at, closes_at, reference } = deadline ?? {};
  const facts: Facts = {
    ...announcementFacts(`${title}\n${description}`, shown),
    ...(opens_at && { opens: formatDateTime(language, opens_at) }),
    ...(closes_at && { deadline: formatEnd(language, closes_at) }),
    ...(reference && { reference }),
  };
  const found = factNames.flatMap((name) => {
    const text = facts[name];
    const label = message(language, `detail.${name}`);
    return text ? [{ name, label, text: name === 'deadline' ? capitalised(text) : text }] : [];
  });
  return facts.deadline || reference || found.length > 1 ? found : [];
}
