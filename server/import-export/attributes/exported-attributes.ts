import type { Kysely } from 'kysely';
import { z } from 'zod';
import { unitOf } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isIn } from '#server/services/content/items/item-scope.ts';
import { createRelations } from '#server/services/publishing/announcements/relations.ts';
import { createPins } from '#server/services/publishing/pins.ts';
import { relationKinds } from '#shared/publishing/relations.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';

const item = {
  section: z.enum(sections.map(({ key }) => key) as [SectionKey, ...SectionKey[]]),
  id: z.int().positive(),
};

/** A notice about another item of its section. */
const exportedRelation = z.object({
  ...item,
  concerns: z.int().positive(),
  kind: z.enum(relationKinds),
});

/** An item at the top of its section's list; null is for good. */
const exportedPin = z.object({ ...item, until: z.iso.datetime().nullable() });

/** The place of an item among others of its section. */
export type ExportedAttributes = {
  relation?: z.infer<typeof exportedRelation> | undefined;
  pin?: z.infer<typeof exportedPin> | undefined;
};

/** The relations of public notices about public items, and the pins of public items. */
export async function attributesOf(db: Kysely<Schema>, now: number) {
  const rows = await db
    .selectFrom('item_document as d')
    .innerJoin('content_item as i', (join) =>
      join.onRef('i.section', '=', 'd.section').onRef('i.id', '=', 'd.id'),
    )
    .leftJoin('content_item as f', (join) =>
      join.onRef('f.section', '=', 'd.section').onRef('f.id', '=', 'd.concerns').on(isIn('public', 'f')),
    )
    .select(['d.section', 'd.id', 'd.concerns_kind as kind', 'd.pinned_at', 'd.pinned_until'])
    .select('f.id as concerns')
    .where('d.trashed_at', 'is', null)
    .where(isIn('public', 'i'))
    .where((where) => where.or([where('d.concerns', 'is not', null), where('d.pinned_at', 'is not', null)]))
    .orderBy('d.section')
    .orderBy('d.id')
    .execute();
  const today = new Date(now).toISOString();
  return {
    relations: rows.flatMap(({ section, id, concerns, kind }) =>
      concerns && kind ? [{ section, id, concerns, kind }] : [],
    ),
    pins: rows.flatMap(({ section, id, pinned_at, pinned_until: until }) =>
      pinned_at && (until === null || until > today) ? [{ section, id, until }] : [],
    ),
  };
}

type Raw = { relations?: readonly unknown[] | undefined; pins?: readonly unknown[] | undefined };

/** The attributes of an export by the names of their items; what is none is reported. */
export function checkedAttributes(
  { relations = [], pins = [] }: Raw,
  problems: string[],
): (name: string) => ExportedAttributes {
  const relationOf = byItem(exportedRelation, relations, 'relations.json', problems);
  const pinOf = byItem(exportedPin, pins, 'pins.json', problems);
  return (name) => ({ relation: relationOf.get(name), pin: pinOf.get(name) });
}

function byItem<Row extends { section: SectionKey; id: number }>(
  schema: z.ZodType<Row>,
  list: readonly unknown[],
  file: string,
  problems: string[],
): Map<string, Row> {
  const found = new Map<string, Row>();
  for (const [index, raw] of list.entries()) {
    const { data } = schema.safeParse(raw);
    if (data) found.set(`${data.section}/${data.id}`, data);
    else problems.push(`${file}: number ${index + 1} cannot be read`);
  }
  return found;
}

/** Gives an item the attributes of an import. What cannot be here is left out: the other item may be missing. */
export async function importAttributes(
  transaction: Kysely<Schema>,
  { section, id }: { section: SectionKey; id: number },
  { relation, pin }: ExportedAttributes,
): Promise<void> {
  const unit = unitOf(transaction);
  const importer = '';
  if (relation) {
    const { concerns, kind } = relation;
    const to = { concerns: { section, id: concerns }, kind };
    await createRelations(unit, Date.now).relate(section, id, to, importer).catch(unlessRefused);
  }
  if (pin) await createPins(unit, Date.now).pin(section, id, pin.until, importer).catch(unlessRefused);
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
