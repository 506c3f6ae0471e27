import type { Language } from '#shared/languages.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { BilingualField } from '../ui/fields/bilingual-fields.tsx';

/** Both languages of every field, by `{field}_ar` and `{field}_en`, as the calls take them. */
export type Texts = Readonly<Record<string, string>>;

/** A stored item as the list editor knows it, whatever it is one of. */
export type Entry = {
  id: number;
  /** A path below `/storage/`, or a full address. */
  image: string | null;
  /** The version that an update says it is about. */
  updated_at: string;
  texts: Texts;
};

/** What one list editor edits: a row of data for the nine sections, and one for the managers. */
export type ListKind = {
  /** The end of its messages' keys: `load.{key}`, `save.{key}`, … */
  key: SectionKey | 'managers';
  /** The first is the heading of an item; a long one is its text; the others are shown beside it. */
  fields: readonly BilingualField[];
  calls: { list: string; create: string; update: string; remove: string };
  /** Whether the list call takes `limit` and `page`. */
  paged: boolean;
  /** Whether an item disappears before its deletion is answered, and comes back if it fails (specification §4). */
  optimisticDelete: boolean;
  /** Where visitors read an item; nowhere while it is hidden. */
  publicPath: (entry: Entry, language: Language) => string | undefined;
  /** Whether visitors do not see an item with these texts. */
  isHidden: (texts: Texts) => boolean;
  /** The stored items in a list call's answer. */
  readList: (body: unknown) => Entry[];
  /** The one item that a create or an update answers, or a 409 holds. */
  readEntry: (body: unknown) => Entry;
};

/** The heading of an item in a language; in the other one where it has none. */
export function entryTitle({ fields }: ListKind, texts: Texts, language: 'ar' | 'en'): string {
  const name = fields[0]?.name ?? '';
  const other = language === 'ar' ? 'en' : 'ar';
  return texts[`${name}_${language}`]?.trim() || texts[`${name}_${other}`]?.trim() || '';
}
