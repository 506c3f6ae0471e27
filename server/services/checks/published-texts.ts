import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { columnIn, columnsOf, fieldKinds } from '#shared/content/fields/field-kinds.ts';
import { fieldsOf } from '#shared/content/fields/standard-fields.ts';
import { type Language, languages } from '#shared/languages.ts';
import { sectionByKey } from '#shared/site/sections.ts';
import type { PublishedItem } from './published-items.ts';

/** The texts of an item, each with the side that it belongs to; null for one of both. */
export function textsOfItem(item: PublishedItem): { text: string; side: Language | null }[] {
  const values: Partial<Record<string, unknown>> = item;
  return fieldsOf(sectionByKey(item.section)).flatMap((field) => {
    const columns = fieldKinds[field.kind].perLanguage
      ? languages.map((side) => [columnIn(side, field), side] as const)
      : columnsOf(field).map((column) => [column, null] as const);
    return columns.flatMap(([column, side]) => {
      const text = values[column];
      return typeof text === 'string' ? [{ text, side }] : [];
    });
  });
}

/** Every text of the settings, with its group. */
export async function settingTexts(db: Kysely<Schema>): Promise<{ group: string; text: string }[]> {
  const rows = await db.selectFrom('site_setting').select(['key', 'value']).execute();
  return rows.flatMap(({ key, value }) => textsIn(JSON.parse(value)).map((text) => ({ group: key, text })));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
