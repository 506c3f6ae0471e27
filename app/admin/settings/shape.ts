import type { LocalizedText } from '#shared/content/localized.ts';
import type { Language } from '#shared/languages.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';

/** One line of text; all but the first are written from left to right in either language. */
type Line = 'text' | 'phone' | 'email' | 'link' | 'host' | 'date' | 'time';

/**
 * The display and editor of a value of the site's settings. The kinds follow the values that
 * `shared/settings/site-settings.ts` allows: a `pair` holds a value of its own for each language, a `group`
 * holds named fields.
 */
export type Shape =
  | { kind: Line }
  /** `language` where the text is always in one. */
  | { kind: 'longText'; language?: Language }
  | { kind: 'bilingual' | 'bilingualLong' }
  | { kind: 'toggle' }
  | Choice
  /** An integer; during editing, the value may be a text that is no number. */
  | { kind: 'number' }
  /** A path below `/storage/`, from POST /api/files. */
  | { kind: 'picture' | 'recording' }
  | { kind: 'document' }
  | { kind: 'pair'; of: Shape }
  | List
  | Group;

/**
 * `size`: fixed number of items, from which none is removed; without it, items may always be added and
 * removed.
 */
export type List = {
  kind: 'list';
  item: Shape;
  itemName: AdminMessageKey;
  size?: number;
  hint?: AdminMessageKey;
};

/** One of several, each with its label. */
export type Choice = { kind: 'choice'; choices: Record<string, AdminMessageKey> };

export type Group = { kind: 'group'; fields: Record<string, Field> };

export type Field = Shape & { label: AdminMessageKey; hint?: AdminMessageKey };

/** The shapes that fit a type: a setting without a row, or with one of the wrong kind, does not compile. */
export type ShapeOf<Value> = Value extends string
  ? string extends Value
    ? Extract<Shape, { kind: Line | 'longText' | 'picture' | 'recording' }>
    : Choice
  : Value extends boolean
    ? { kind: 'toggle' }
    : Value extends number
      ? { kind: 'number' }
      : Value extends readonly (infer Item)[]
        ? Omit<List, 'item'> & { item: ShapeOf<Item> }
        : Value extends LocalizedText
          ? { kind: 'bilingual' | 'bilingualLong' } | { kind: 'pair'; of: ShapeOf<string> }
          : Value extends { file: string; bytes: number }
            ? { kind: 'document' }
            : Value extends { ar: infer Own; en: infer Own }
              ? { kind: 'pair'; of: ShapeOf<Own> }
              : { kind: 'group'; fields: { [Key in keyof Value]: ShapeOf<Value[Key]> & Labels } };

type Labels = Pick<Field, 'label' | 'hint'>;

/** An empty value of a shape, for an item that is added to a list. */
export function blank(shape: Shape): unknown {
  switch (shape.kind) {
    case 'bilingual':
    case 'bilingualLong':
      return { ar: '', en: '' };
    case 'toggle':
      return false;
    case 'number':
      return 1;
    case 'time':
      return '00:00';
    case 'document':
      return { file: '', bytes: 0 };
    case 'pair':
      return { ar: blank(shape.of), en: blank(shape.of) };
    case 'list':
      return [];
    case 'choice':
      return Object.keys(shape.choices)[0];
    case 'group':
      return Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, blank(field)]));
    default:
      return '';
  }
}
