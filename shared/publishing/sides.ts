import type { CompleteDraft } from '../content/content-item.ts';
import { columnIn, columnsOf, fieldKinds } from '../content/fields/field-kinds.ts';
import { fieldValues } from '../content/fields/field-values.ts';
import { fieldsOf } from '../content/fields/standard-fields.ts';
import type { Language } from '../languages.ts';
import { type SectionKey, sectionByKey } from '../site/sections.ts';

/** A side of an item: what it says in one language. */
export type Side = Language;

/** The texts and the picture of an item, which an editor writes: the columns of its section. */
export type ItemTexts = CompleteDraft;

/** Changes of some of them. */
export type ItemChanges = { [Name in keyof ItemTexts]?: ItemTexts[Name] | undefined };

type Column = keyof CompleteDraft;

/** The columns of one side. */
export function sideColumns(section: SectionKey, side: Side): Column[] {
  const own = fieldsOf(sectionByKey(section)).filter(({ kind }) => fieldKinds[kind].perLanguage);
  return own.map((field) => columnIn(side, field) as Column);
}

/** The columns that both sides share, such as the picture. */
export function sharedColumns(section: SectionKey): Column[] {
  const shared = fieldsOf(sectionByKey(section)).filter(({ kind }) => !fieldKinds[kind].perLanguage);
  return shared.flatMap((field) => columnsOf(field) as Column[]);
}

/** An item of a section before anything is written. */
export function emptyTexts(section: SectionKey): ItemTexts {
  const columns = fieldsOf(sectionByKey(section)).flatMap((field) => {
    const { empty } = fieldValues[fieldKinds[field.kind].value];
    return columnsOf(field).map((column) => [column, empty]);
  });
  return Object.fromEntries(columns) as ItemTexts;
}

/** The columns that differ between two states of an item. */
export function changedColumns(columns: Column[], before: ItemChanges, after: ItemChanges): Column[] {
  return columns.filter((column) => (before[column] ?? null) !== (after[column] ?? null));
}
