import type { Language } from '../../languages.ts';

/**
 * The kinds of an item's fields, a row each.
 * - `perLanguage`: whether the field has a value for each language, `{name}_en` and `{name}_ar`, or one for both, `{name}`.
 *   That is the name of its column, of its property in the calls and of its field in their forms.
 * - `value`: what a column holds. A `text` and a `reference` are `text not null default ''` in the database; the others are
 *   `text`, null where there is none. `field-values.ts` has their schemas, `shown-fields.ts` their form on the pages.
 * - `control`: how it is edited. The editor shows the short controls of both languages before the long ones.
 */
export const fieldKinds = {
  'bilingual-line': { perLanguage: true, value: 'text', control: 'line' },
  'bilingual-text': { perLanguage: true, value: 'text', control: 'paragraphs' },
  /** A number or a code that is the same in both languages. */
  reference: { perLanguage: false, value: 'reference', control: 'line' },
  /** A date and time, by the clock of Beirut. */
  timestamp: { perLanguage: false, value: 'timestamp', control: 'timestamp' },
  image: { perLanguage: false, value: 'image', control: 'image' },
} as const satisfies Record<string, { perLanguage: boolean; value: string; control: string }>;

type Kinds = typeof fieldKinds;

export type FieldKind = keyof Kinds;

export type FieldValue = Kinds[FieldKind]['value'];

/** A field of a section's items. Without a `required` one nothing is created; any other is empty where it is left out. */
export type Field = { name: string; kind: FieldKind; required?: true };

/** The kinds of fields that a section may have beside the standard ones: a form takes one file, the item's image. */
export type OwnFieldKind = Exclude<FieldKind, 'image'>;

export type OwnFieldRow = Field & {
  kind: OwnFieldKind;
  /** Pages show it in a part of its own; any other is a line, or a text under its label. */
  apart?: true;
};

/** The column of a field, or both where it has one for each language. */
export type ColumnOf<F extends Field> = F extends Field
  ? Kinds[F['kind']]['perLanguage'] extends true
    ? `${F['name']}_${Language}`
    : F['name']
  : never;

/** The columns of a field, English first as in the calls (specification §3). */
export function columnsOf({ name, kind }: Field): string[] {
  return fieldKinds[kind].perLanguage ? [`${name}_en`, `${name}_ar`] : [name];
}

/** The column in which a page in a language finds a field. */
export function columnIn(language: Language, { name, kind }: Field): string {
  return fieldKinds[kind].perLanguage ? `${name}_${language}` : name;
}
