import { type Kysely, sql } from 'kysely';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { beirutDay } from '#shared/beirut-day.ts';
import type { Language } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { latinDigits } from '#shared/numeral.ts';
import { dailyKeys } from '../limits/daily-keys.ts';
import { networkOf } from '../limits/network-of.ts';
import { createWindowCounter } from '../limits/window-counter.ts';

/** Queries in memory between two writes. */
const room = 1_000;

const dayLength = 24 * 60 * 60 * 1000;

export type UnansweredQuery = { language: Language; query: string; count: number; days: number };

/** An address of e-mail or of a site, or a number that is a person's or a telephone's. */
const personal = /@|:\/\/|\bwww\.|\d[\d\s./-]{5,}\d|\d{5}/;

/**
 * Queries without a result: a text, a day, a number, and nothing about who asked. Counted in memory, and stored by the
 * maintenance; those asked most on a day stay. A network has a share of a day, so that none fills the list of editors alone.
 */
export function createUnansweredQueries(db: Kysely<Schema>, now: () => number) {
  let counts = new Map<string, number>();
  const keyOf = dailyKeys(now);
  const shares = createWindowCounter({
    points: limits.unansweredQueriesOfNetwork,
    duration: dayLength,
    now,
  });

  async function store(taken: ReadonlyMap<string, number>): Promise<void> {
    const day = beirutDay(now());
    // In one order, so that no two instances wait for each other
    const rows = [...taken]
      .map(([key, count]) => ({ day, language: key.slice(0, 2) as Language, query: key.slice(3), count }))
      .toSorted((one, other) =>
        `${one.language}/${one.query}` < `${other.language}/${other.query}` ? -1 : 1,
      );
    await inTransaction(db, async (transaction) => {
      await transaction
        .insertInto('unanswered_query')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['day', 'language', 'query']).doUpdateSet((eb) => ({
            count: sql<number>`unanswered_query.count + ${eb.ref('excluded.count')}`,
          })),
        )
        .execute();
      await transaction
        .deleteFrom('unanswered_query')
        .where('day', '=', day)
        .where(sql<string>`language || '/' || query`, 'not in', (query) =>
          query
            .selectFrom('unanswered_query')
            .select(sql<string>`language || '/' || query`.as('key'))
            .where('day', '=', day)
            .orderBy('count', 'desc')
            .orderBy('query')
            .limit(limits.unansweredQueriesOfDay),
        )
        .execute();
    });
  }

  return {
    /** Counts a query that found nothing, unless it may name somebody. The address is for its network's share alone. */
    count(language: Language, text: string, address: string): void {
      const query = text
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(/[\s\p{C}]+/gu, ' ')
        .trim();
      const key = `${language}/${query}`;
      if (
        query === '' ||
        query.length > limits.unansweredQueryCharacters ||
        personal.test(latinDigits(query))
      )
        return;
      if (shares.take(keyOf(networkOf(address))) !== undefined) return;
      if (counts.size < room || counts.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
    },

    /** Stores the counts of this instance. */
    async flush(): Promise<void> {
      if (counts.size === 0) return;
      const taken = counts;
      counts = new Map();
      try {
        await store(taken);
      } catch (error) {
        for (const [key, count] of taken) counts.set(key, (counts.get(key) ?? 0) + count);
        throw error;
      }
    },

    /** Those of the last 90 days that came on three different days at least, the most frequent first. */
    async list(): Promise<UnansweredQuery[]> {
      const rows = await db
        .selectFrom('unanswered_query')
        .select((eb) => [
          'language',
          'query',
          eb.fn.sum<number | string>('count').as('total'),
          eb.fn.countAll<number | string>().as('days'),
        ])
        .where('day', '>=', beirutDay(now() - limits.unansweredQueryDays * dayLength))
        .groupBy(['language', 'query'])
        .having((eb) => eb.fn.countAll(), '>=', limits.unansweredQueryLeastDays)
        .orderBy('total', 'desc')
        .orderBy('query')
        .limit(limits.maxListLimit)
        .execute();
      return rows.map(({ language, query, total, days }) => ({
        language,
        query,
        count: Number(total),
        days: Number(days),
      }));
    },

    async removeOld(): Promise<void> {
      await db
        .deleteFrom('unanswered_query')
        .where('day', '<', beirutDay(now() - limits.unansweredQueryDays * dayLength))
        .execute();
    },
  };
}
