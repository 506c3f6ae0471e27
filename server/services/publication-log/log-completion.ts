import type { Kysely } from 'kysely';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Leader } from '#server/services/maintenance/leader.ts';
import { createPace, Stopped } from '#server/services/maintenance/pace.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import { completeMarks } from './copies/mark-texts.ts';
import { logChanges } from './log-changes.ts';

type Dependencies = {
  leader: Leader;
  report: (error: unknown, what: string) => void;
  stopping?: AbortSignal | undefined;
};

/** Items of one transaction: writers wait for some milliseconds. */
const batch = 50;

/** Adds to the log what was published past it: before it was there, or by an instance of an earlier version beside this one. */
export function createLogCompletion(db: Kysely<Schema>, { leader, report, stopping }: Dependencies) {
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      await leader.run('publication log', async () => {
        const pause = createPace(stopping);
        await complete(db, pause);
        await completeMarks(db, batch, pause);
      });
    } catch (error) {
      if (!(error instanceof Stopped)) report(error, 'completing the publication log failed');
    } finally {
      running = undefined;
    }
  }

  return {
    /** Completes the log beside the requests. Never rejects; what a stop interrupts, the next start does. */
    complete(): Promise<void> {
      running ??= run();
      return running;
    },

    /** Waits for the work under way, which stops with the site. */
    stop: async (): Promise<void> => running,
  };
}

async function complete(db: Kysely<Schema>, pause: () => Promise<void>): Promise<void> {
  for (const { key } of sections) {
    let after = 0;
    for (;;) {
      const ids = await unloggedItems(db, key, after);
      if (ids.length > 0) await inTransaction(db, (transaction) => logChanges(transaction, key, ids));
      await pause();
      if (ids.length < batch) break;
      after = ids.at(-1) ?? after;
    }
  }
}

/** Public items of whose present version the log does not know. */
async function unloggedItems(db: Kysely<Schema>, section: SectionKey, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('content_item as i')
    .select('i.id')
    .where('i.section', '=', section)
    .where('i.id', '>', after)
    .where((where) => where.or([where('i.title_ar', '<>', ''), where('i.title_en', '<>', '')]))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('published_item as p')
            .select('p.number')
            .whereRef('p.section', '=', 'i.section')
            .whereRef('p.item', '=', 'i.id')
            .whereRef('p.version', '=', 'i.updated_at'),
        ),
      ),
    )
    .orderBy('i.id')
    .limit(batch)
    .execute();
  return rows.map(({ id }) => id);
}
