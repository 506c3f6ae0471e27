import type { OwnFieldKind } from '#shared/content/fields/field-kinds.ts';
import { type Language, languages, otherLanguage } from '#shared/languages.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { BilingualField } from '../ui/fields/bilingual-fields.tsx';

/** The texts of an item by the names that the calls have for them: `{field}_ar` and `{field}_en`, or `{field}`. */
export type Texts = Readonly<Record<string, string>>;

/** A stored item of a section, or a stored manager. */
export type ListItem = {
  id: number;
  /** A path below `/storage/`, or a full address. */
  image: string | null;
  /** The version on which an update is based. */
  updated_at: string;
  texts: Texts;
};

export type CommonField = { name: string; label: AdminMessageKey; kind: OwnFieldKind };

/** The edited fields of an item of a section, or of a manager. */
export type ItemKind = {
  /** The end of its messages' keys: `load.{key}`, `save.{key}`, … */
  key: SectionKey | 'managers';
  /** The first is the heading of an item; a long one is its text; the others are shown beside it. */
  fields: readonly BilingualField[];
  /** Fields with one value for both languages. */
  commonFields: readonly CommonField[];
};

/** Configuration of a list editor. */
export type ListKind = ItemKind & {
  calls: { list: string; create: string; update: string; remove: string };
  /** Where visitors read an item. */
  publicPath: (item: ListItem, language: Language) => string;
  /** The stored items in a list call's response. */
  readList: (body: unknown) => ListItem[];
  /** The item in the response to a create, to an update, or in a 409. */
  readItem: (body: unknown) => ListItem;
};

/** The heading of an item in a language; in the other one where it has none. */
export function itemTitle({ fields }: ItemKind, texts: Texts, language: Language): string {
  const name = fields[0]?.name ?? '';
  const other = otherLanguage(language);
  return texts[`${name}_${language}`]?.trim() || texts[`${name}_${other}`]?.trim() || '';
}

/** The texts of an item: those in each language, field by field, and then the common ones. */
export function textFields({ fields, commonFields }: Pick<ItemKind, 'commonFields' | 'fields'>): {
  path: string;
  label: AdminMessageKey;
  language?: Language;
  kind?: OwnFieldKind;
}[] {
  return [
    ...fields.flatMap(({ name, label }) =>
      languages.map((language) => ({ path: `${name}_${language}`, label, language })),
    ),
    ...commonFields.map(({ name, ...field }) => ({ path: name, ...field })),
  ];
}
