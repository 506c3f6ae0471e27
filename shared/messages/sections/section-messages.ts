import type { Language } from '../../languages.ts';
import type { OwnFieldName, SectionKey } from '../../site/sections.ts';
import type { PluralForm } from '../translated.ts';

/** The messages of every section (specification §8). */
export type SectionTexts = {
  title: string;
  description: string;
  /** The number of items of a list; a browser gets it with the page's data. */
  count: Partial<Record<PluralForm, string>> & { other: string };
  badge: string;
  listFailed: string;
  listEmpty: string;
  notFound: string;
  itemEmpty: string;
  /** Above an item that is not in the page's language, and the link to it; a browser gets both with the page's data. */
  inOtherLanguage: string;
  readInOtherLanguage: string;
  editor: {
    /** In the menu of the administrator area. */
    page: string;
    /** An item by its `{number}`. */
    item: string;
    new: string;
    load: string;
    save: string;
    saved: string;
    delete: string;
    deleted: string;
    confirm: string;
  };
};

/** The labels of the fields that a section alone has, on its pages and in its editor. */
type FieldLabels<Key extends SectionKey> = [OwnFieldName<Key>] extends [never]
  ? unknown
  : { fields: Record<OwnFieldName<Key>, string> };

/** The messages of a section, in both languages. */
export type SectionMessages<Key extends SectionKey> = Record<Language, SectionTexts & FieldLabels<Key>>;
