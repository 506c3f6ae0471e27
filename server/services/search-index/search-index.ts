import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { pageSection } from './document-id.ts';
import { beginIndex, compact, isCurrent, rebuild } from './rebuild.ts';

type Dependencies = {
  /** Runs work on one instance of all. */
  leader: { run: (name: string, work: () => Promise<void>) => Promise<boolean> };
  /** Leaves time for requests between the steps; throws once the site stops. */
  pause: () => () => Promise<void>;
  now: () => number;
  /** True for what a stop throws. */
  isStop: (error: unknown) => boolean;
  report: (error: unknown) => void;
};

/** An item is public once it has a title, and blanks make none. */
const isShown = sql<SqlBool>`trim(title_ar || title_en, ${sql.lit(' \t\n\r\u00a0')}) <> ''`;

/** The index of what is public. Publications write to it by themselves (`index-items.ts`, `index-pages.ts`). */
export function createSearchIndex(db: Kysely<Schema>, { leader, pause, now, isStop, report }: Dependencies) {
  let running: Promise<void> | undefined;

  async function run(work: () => Promise<unknown>): Promise<void> {
    try {
      await leader.run('search', async () => void (await work()));
    } catch (error) {
      if (!isStop(error)) report(error);
    } finally {
      running = undefined;
    }
  }

  return {
    /**
     * Makes an index that is missing, incomplete, or of an earlier version, beside the requests. Never rejects; what a stop
     * interrupts, the next start does.
     */
    renew(): Promise<void> {
      running ??= run(async () => {
        if (!(await isCurrent(db))) await rebuild(db, { pause: pause(), now });
      });
      return running;
    },

    /** The index of a site without items is complete from the beginning. */
    begin: () => beginIndex(db, now),

    /** Makes it again, current or not. @returns the number of items. */
    rebuild: (progress?: (indexed: number) => void): Promise<number> =>
      rebuild(db, { now, ...(progress && { progress }) }),

    /** Removes the words of what was withdrawn from the files. Never rejects. */
    compact(): Promise<void> {
      running ??= run(() => compact(db, pause()));
      return running;
    },

    /** Waits for the work under way, which stops with the site. */
    stop: async (): Promise<void> => running,

    /** The state of the index, with the items that it lacks and the texts that it has too many. */
    async state(): Promise<{ isCurrent: boolean; missing: number; orphans: number }> {
      const { missing } = await db
        .selectFrom('content_item')
        .select((eb) => eb.fn.countAll<number | string>().as('missing'))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('search_document')
                .select('search_document.id')
                .whereRef('search_document.section', '=', 'content_item.section')
                .whereRef('search_document.item', '=', 'content_item.id'),
            ),
          ),
        )
        .where(isShown)
        .executeTakeFirstOrThrow();
      const { orphans } = await db
        .selectFrom('search_document')
        .select((eb) => eb.fn.countAll<number | string>().as('orphans'))
        .where('section', '<>', pageSection)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('content_item')
                .select('content_item.id')
                .whereRef('content_item.section', '=', 'search_document.section')
                .whereRef('content_item.id', '=', 'search_document.item'),
            ),
          ),
        )
        .executeTakeFirstOrThrow();
      return { isCurrent: await isCurrent(db), missing: Number(missing), orphans: Number(orphans) };
    },
  };
}
