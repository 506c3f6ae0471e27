import { type Kysely, sql } from 'kysely';

const blanks = ' \t\n\r\u00a0';

/** Sides that are read at a time. */
const perStep = 1_000;

type Row = { section: string; id: number; side: string; own: string; shared: string; copy: string };

/**
 * Marks the sides of which the working copy has another text than what is public, and adds the indexes along which the editors'
 * list of a long archive is read. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('item_side')
    .addColumn('changed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await markChanged(db);
  await sql`create index item_side_changed on item_side (section, id) where changed = 1`.execute(db);
  await sql`drop index item_document_revision`.execute(db);

  // In the order of a list of all sections
  const order = sql.raw('created_at, section, id');
  await sql`create index content_item_year_created on content_item (year, ${order}) where year <> 0`.execute(
    db,
  );
  await sql`create index item_document_created on item_document (${order}) where trashed_at is null`.execute(
    db,
  );
  for (const column of ['year', 'author']) {
    await sql`
      create index ${sql.ref(`item_document_${column}_created`)} on item_document (${sql.ref(column)}, ${order})
      where trashed_at is null
    `.execute(db);
  }
  const blank = (column: string) => `trim(${column}, '${blanks}') = ''`;
  const lacking = {
    ar: blank('title_ar'),
    en: blank('title_en'),
    title: blank('title_ar || title_en'),
    picture: 'image is null',
  };
  for (const [name, condition] of Object.entries(lacking)) {
    await sql`
      create index ${sql.ref(`content_item_without_${name}_created`)} on content_item (${order})
      where ${sql.raw(condition)}
    `.execute(db);
    if (name === 'title') continue;
    await sql`
      create index ${sql.ref(`item_document_without_${name}_created`)} on item_document (${order})
      where trashed_at is null and ${sql.raw(condition)}
    `.execute(db);
  }
}

/** The texts of revisions are compared as they are stored: the same text has the same chunks. */
async function markChanged(db: Kysely<unknown>): Promise<void> {
  for (let after = { section: '', id: 0, side: '' }; ; ) {
    const { rows } = await sql<Row>`
      select s.section, s.id, s.side, own.texts as own, shared.texts as shared, copy.texts as copy
      from item_side s
      join item_document d on d.section = s.section and d.id = s.id and d.revision <> s.public_revision
      join item_side o on o.section = s.section and o.id = s.id and o.side <> s.side
      join item_revision own on own.section = s.section and own.id = s.id and own.revision = s.public_revision
      join item_revision shared on shared.section = s.section and shared.id = s.id and shared.revision =
        case when o.public_revision > s.public_revision then o.public_revision else s.public_revision end
      join item_revision copy on copy.section = s.section and copy.id = s.id and copy.revision = d.revision
      where (s.section, s.id, s.side) > (${after.section}, ${after.id}, ${after.side})
      order by s.section, s.id, s.side limit ${perStep}
    `.execute(db);
    for (const row of rows.filter(isChanged)) {
      await sql`
        update item_side set changed = 1 where section = ${row.section} and id = ${row.id} and side = ${row.side}
      `.execute(db);
    }
    const last = rows.at(-1);
    if (!last || rows.length < perStep) return;
    after = last;
  }
}

function isChanged({ side, own, shared, copy }: Row): boolean {
  const [published, common, written] = [own, shared, copy].map(
    (texts) => JSON.parse(texts) as Record<string, unknown>,
  ) as [Record<string, unknown>, Record<string, unknown>, Record<string, unknown>];
  const differs = (column: string) => {
    const before = /_(?:ar|en)$/.test(column) ? published : common;
    // A field that the section did not have yet is empty
    const [one, other] = [before[column] ?? '', written[column] ?? ''];
    return JSON.stringify(one) !== JSON.stringify(other);
  };
  const otherSide = side === 'ar' ? '_en' : '_ar';
  return Object.keys(written).some((column) => !column.endsWith(otherSide) && differs(column));
}
