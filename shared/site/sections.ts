import { deadlineFields } from '../content/fields/deadline-fields.ts';
import type { Field, OwnFieldRow } from '../content/fields/field-kinds.ts';

type Row = {
  /** The path of the list and the name of its call; the messages are in `shared/messages/sections/{key}.ts`. */
  key: string;
  /** The name of an item's calls: read and removed at `{item}/{id}`, changed at `update-{item}/{id}`, created at `{item}`. */
  item: string;
  /** Where an item is created, where that is not `{item}`. */
  create?: string;
  /** The path of the detail pages, where it is not that of the list. */
  detail?: string;
  /** The properties under which the list call has the items; two where the specification has two readings. */
  listKeys: readonly [string, ...string[]];
  /** The list call has the name of the general manager, too (specification §3). */
  namesManager?: true;
  /** The group in both menus. */
  menu: MenuGroup;
  /** The menus where it is the last of its group; else a group has the order of the home page. */
  lastOf?: readonly Menu[];
  /** When the home page links to the list (specification §9): its preview is `full`, the list has `more`, or `always`. */
  viewMore: 'full' | 'more' | 'always';
  /** The shape of its preview on the home page, where neighbours of one shape share a band. */
  preview: PreviewShape;
  /** The detail page (specification §2): the rich one has a badge, Print, Share and a way back to the list. */
  layout: 'plain' | 'rich';
  /** The editor hides an item before its deletion is confirmed, and shows it again if that fails (specification §4). */
  optimisticDelete?: true;
  /** Items with a closing date are vacancies to search engines (schema.org). */
  jobs?: true;
  /** Published as open contracting data, at `/{key}.ocds.json`. */
  contracts?: true;
  /** Items have files to download. */
  attachments?: true;
  /** Items have a gallery of pictures. */
  gallery?: true;
  /** The fields that its items have after the standard ones. */
  fields?: readonly OwnFieldRow[];
};

type Menu = 'site' | 'admin';

/**
 * - `beside`: the general manager's, beside his own words.
 * - `lead`: one story large, the others in a column.
 * - `pair`: a picture above headlines.
 * - `board`: notices by their dates, without pictures.
 * - `reading`: headlines and the beginnings of their texts, without pictures.
 */
export type PreviewShape = 'beside' | 'lead' | 'pair' | 'board' | 'reading';

export type MenuGroup = 'manager' | 'activities' | 'announcements' | 'publications';

/**
 * The nine sections in the order of the home page, a row each (specification §2, §7, §9). Routes, calls, schemas,
 * editors, menus, previews, feeds, import, export and tests follow from it.
 */
const rows = [
  {
    key: 'manager-activities',
    item: 'manager-activity',
    listKeys: ['activities'],
    namesManager: true,
    menu: 'manager',
    viewMore: 'always',
    preview: 'beside',
    layout: 'plain',
    gallery: true,
  },
  {
    key: 'security-news',
    item: 'security-news-item',
    create: 'security-news',
    listKeys: ['activities'],
    menu: 'activities',
    viewMore: 'full',
    preview: 'lead',
    layout: 'plain',
    optimisticDelete: true,
    gallery: true,
  },
  {
    key: 'sports-news',
    item: 'sports-news-item',
    create: 'sports-news',
    listKeys: ['activities'],
    menu: 'activities',
    viewMore: 'full',
    preview: 'pair',
    layout: 'rich',
    gallery: true,
  },
  {
    key: 'directorate-activities',
    item: 'directorate-activity',
    listKeys: ['activities'],
    menu: 'activities',
    viewMore: 'full',
    preview: 'pair',
    layout: 'rich',
    gallery: true,
  },
  {
    key: 'recruitments',
    item: 'recruitment',
    detail: '/recruitment',
    listKeys: ['activities'],
    menu: 'announcements',
    viewMore: 'full',
    preview: 'board',
    layout: 'rich',
    jobs: true,
    fields: deadlineFields,
    attachments: true,
  },
  {
    key: 'admin-news',
    item: 'admin-news-item',
    create: 'admin-news',
    listKeys: ['activities'],
    menu: 'announcements',
    lastOf: ['site', 'admin'],
    viewMore: 'full',
    preview: 'board',
    layout: 'plain',
    attachments: true,
  },
  {
    key: 'tenders',
    item: 'tender',
    detail: '/tender',
    listKeys: ['tenders', 'activities'],
    menu: 'announcements',
    viewMore: 'more',
    preview: 'board',
    layout: 'plain',
    contracts: true,
    fields: deadlineFields,
    attachments: true,
  },
  {
    key: 'articles',
    item: 'article',
    listKeys: ['articles'],
    menu: 'publications',
    lastOf: ['admin'],
    viewMore: 'more',
    preview: 'reading',
    layout: 'plain',
    attachments: true,
  },
  {
    key: 'studies',
    item: 'study',
    listKeys: ['studies', 'activities'],
    menu: 'publications',
    viewMore: 'more',
    preview: 'reading',
    layout: 'plain',
    attachments: true,
  },
] as const satisfies readonly Row[];

type AnyRow = (typeof rows)[number];

export type SectionKey = AnyRow['key'];

type FieldsOf<R> = R extends { fields: readonly (infer F extends Field)[] } ? F : never;

/** A field that only some sections have. */
export type OwnField = FieldsOf<AnyRow>;

export type OwnFieldName<Key extends SectionKey> = FieldsOf<Extract<AnyRow, { key: Key }>>['name'];

export type Section = Readonly<Omit<Row, 'create' | 'fields' | 'item' | 'key'>> & {
  readonly key: SectionKey;
  /** Paths without a language. */
  readonly list: string;
  readonly detail: string;
  /** Names of calls, below `/api/`. */
  readonly calls: { list: string; item: string; create: string };
  readonly ownFields: readonly OwnFieldRow[];
};

export const sections: readonly Section[] = rows.map(
  ({ key, item, create = item, detail = `/${key}`, fields: ownFields = [], ...row }: AnyRow & Row) => ({
    ...row,
    key,
    list: `/${key}`,
    detail,
    calls: { list: key, item, create },
    ownFields,
  }),
);

/** The section of a key; the compiler knows the keys, so there is always one. */
export function sectionByKey(key: SectionKey): Section {
  return sections.find((section) => section.key === key) as Section;
}

/** The sections of a menu's group, in order. */
export function sectionsOf(menu: Menu, group: string): SectionKey[] {
  const own = sections.filter((section) => section.menu === group);
  const isLast = ({ lastOf }: Section) => lastOf?.includes(menu);
  return [...own.filter((section) => !isLast(section)), ...own.filter(isLast)].map(({ key }) => key);
}
