import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { outdatedCopies } from './desk/index-desk.ts';
import { indexOutdated, orphanDocuments, outdatedItems } from './outdated-items.ts';
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

    /**
     * Indexes what was written past the index, as an instance of an earlier version does beside this one during an upgrade, and
     * removes the words of what was withdrawn from the files. Never rejects.
     */
    mend(): Promise<void> {
      running ??= run(async () => {
        await indexOutdated(db, pause());
        await compact(db, pause());
      });
      return running;
    },

    /** Waits for the work under way, which stops with the site. */
    stop: async (): Promise<void> => running,

    /**
     * The state of the index, with the items whose present text it lacks and the texts that it has too many, and the working
     * copies that the editors' index lacks.
     */
    async state(): Promise<{ isCurrent: boolean; missing: number; orphans: number; unlisted: number }> {
      const { missing } = await outdatedItems(db)
        .select((eb) => eb.fn.countAll<number | string>().as('missing'))
        .executeTakeFirstOrThrow();
      const { orphans } = await orphanDocuments(db)
        .select((eb) => eb.fn.countAll<number | string>().as('orphans'))
        .executeTakeFirstOrThrow();
      const { unlisted } = await outdatedCopies(db)
        .select((eb) => eb.fn.countAll<number | string>().as('unlisted'))
        .executeTakeFirstOrThrow();
      return {
        isCurrent: await isCurrent(db),
        missing: Number(missing),
        orphans: Number(orphans),
        unlisted: Number(unlisted),
      };
    },
  };
}
