import type { ContentDraft } from '../content/content-item.ts';
import { columnIn, type Field, fieldKinds } from '../content/fields/field-kinds.ts';
import { fieldsOf } from '../content/fields/standard-fields.ts';
import type { Language } from '../languages.ts';
import { type Difference, parityOf, type Side } from './parity.ts';

/** Compares the languages of an item, with the fields that its section adds. */
export function itemParity(section: { ownFields: readonly Field[] }, item: ContentDraft): Difference[] {
  const fields = fieldsOf(section).filter(({ kind }) => fieldKinds[kind].perLanguage);
  const values: Partial<Record<string, string | null>> = item;
  const side = (language: Language): Side =>
    Object.fromEntries(fields.map((field) => [field.name, values[columnIn(language, field)] ?? '']));
  return parityOf({ ar: side('ar'), en: side('en') });
}
