import type { Kysely } from 'kysely';
import type { Schema } from '../../../../server/db/schema.ts';
import { indexItems } from '../../../../server/services/search-index/index-items.ts';
import type { createProcessorClock } from '../../processor.ts';
import { median } from '../../statistics.ts';

/** The processor's milliseconds of a change that is indexed, and of the same without the index. */
export type WriteCosts = { indexed: number; plain: number };

export async function measureWrites(
  db: Kysely<Schema>,
  clock: Awaited<ReturnType<typeof createProcessorClock>>,
  number: number,
): Promise<WriteCosts> {
  const costs = { indexed: [] as number[], plain: [] as number[] };
  for (let change = 0; change < number; change += 1) {
    const id = 1 + change * 7;
    for (const kind of ['plain', 'indexed'] as const) {
      const write = () =>
        db.transaction().execute(async (transaction) => {
          await transaction
            .updateTable('content_item')
            .set({ title_en: `Changed ${kind} ${change}` })
            .where('section', '=', 'articles')
            .where('id', '=', id)
            .execute();
          if (kind === 'indexed') await indexItems(transaction, 'articles', [id]);
        });
      costs[kind].push(await clock(write));
    }
  }
  return { indexed: median(costs.indexed), plain: median(costs.plain) };
}
