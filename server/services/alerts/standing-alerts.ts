import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { alertLevels } from '#shared/alerts/alert-levels.ts';
import type { Alert } from '#shared/alerts/alerts.ts';
import type { Language } from '#shared/languages.ts';
import { type DependencyTag, everything } from '../effects/dependency-tags.ts';
import type { Invalidation } from '../invalidation/invalidation.ts';

/** An alert with its version. */
export type StandingAlert = Alert & { updated_at: string };

type Dependencies = { invalidation: Invalidation; now: () => number };

/**
 * The alerts that stand at this moment, in memory: every page asks for them, also the page of a failure, which must not
 * wait for a database that does not respond. They are read again after each purge.
 */
export function createStandingAlerts(db: Kysely<Schema>, { invalidation, now }: Dependencies) {
  let reading: Promise<StandingAlert[]> | undefined;
  /** Those that were read last. */
  let known: StandingAlert[] = [];

  function read(): Promise<StandingAlert[]> {
    const current = readAlerts(db, new Date(now()).toISOString());
    reading = current;
    current
      .then((found) => {
        if (reading === current) known = found;
        return found;
      })
      .catch(() => {
        if (reading === current) reading = undefined;
      });
    return current;
  }

  invalidation.onInvalidate((tags) => {
    if (tags.includes(everything)) return read().catch(() => undefined);
  });

  const standing = (alerts: StandingAlert[]) => {
    const at = new Date(now()).toISOString();
    return alerts.filter(({ starts_at, ends_at }) => starts_at <= at && (ends_at === null || at < ends_at));
  };

  /** The gravest first. */
  const current = async (): Promise<StandingAlert[]> =>
    standing(await (reading ?? read()).catch(() => known));

  return {
    current,

    /** The same as far as it is known, without a read. */
    known: (): StandingAlert[] => standing(known),

    /** Differs where other alerts stand, or in another language: what a document shows stays while its pages change. */
    async version(language: Language): Promise<string> {
      const alerts = await current();
      return alerts.length === 0
        ? ''
        : [language, ...alerts.map(({ id, updated_at }) => id + updated_at)].join();
    },

    /** Tags of what is another one by now: everything, where an alert began or ended between two times. */
    changedBetween(one: number, other: number): DependencyTag[] {
      const [after, upTo] = [Math.min(one, other), Math.max(one, other)];
      const turns = known.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at ?? []].flat());
      const isWithin = (at: number) => at > after && at <= upTo;
      return turns.some((turn) => isWithin(Date.parse(turn))) ? [everything] : [];
    },
  };
}

async function readAlerts(db: Kysely<Schema>, at: string): Promise<StandingAlert[]> {
  const rows = await db
    .selectFrom('site_alert')
    .select(['id', 'level', 'text_ar', 'text_en', 'link', 'starts_at', 'ends_at', 'updated_at'])
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const gravity = ({ level }: Alert) => alertLevels.indexOf(level);
  return rows.toSorted((one, other) => gravity(other) - gravity(one));
}
