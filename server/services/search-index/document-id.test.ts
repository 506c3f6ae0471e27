import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { documentId, isOfYear, yearIn } from './document-id.ts';

describeOnBothEngines('the id of a document', (open) => {
  test('tells the year of its day, on the first and last day of each', async () => {
    const { db } = await open();
    const days = Array.from({ length: 129 }, (_, at) => 1971 + at).flatMap((year) => [
      { year, id: documentId({ section: 'articles', item: 7 }, `${year}-01-01`) },
      { year, id: documentId({ section: 'page', item: 2 ** 25 - 1 }, `${year}-12-31`) },
    ]);
    const none = sql<number>`0`;
    const wrong: unknown[] = [];
    for (const { year, id } of days) {
      const bigint = sql<number>`${sql.lit(id)}`;
      const { rows } = await sql<{ year: number; found: boolean | number }>`
        select ${yearIn(bigint, none)} as year, ${isOfYear(bigint, year)} as found
      `.execute(db);
      if (rows[0]?.year !== year || !rows[0].found) wrong.push({ year, id, rows });
    }
    expect(wrong).toEqual([]);
    const { rows } = await sql<{ year: number }>`
      select ${yearIn(sql`${sql.lit(documentId({ section: 'articles', item: 7 }, '1965-05-01'))}`, none)} as year
    `.execute(db);
    expect(rows[0]?.year).toBe(0);
  });
});
