// A program of its own, on the servers' core: an archive's index, and the cost of its queries.
// Arguments: items of a section, queries, random queries, changes, the data folder, then PostgreSQL's URL if there is one. It prints
// JSON.
import { createServices } from '../../../../server/composition.ts';
import { connect } from '../../../../server/db/connect.ts';
import { migrate } from '../../../../server/db/migrate.ts';
import { isCurrent } from '../../../../server/services/search-index/rebuild.ts';
import { chanceOf } from '../../../proofs/lib/chance.ts';
import { fillArchive, publicUrl } from '../../contenders/archive.ts';
import { createProcessorClock } from '../../processor.ts';
import { median, percentile } from '../../statistics.ts';
import { longestWait } from '../longest-wait.ts';
import { measureFolding } from './folding.ts';
import { longQuery, randomQuery, type TypedQuery, twoWordQueries } from './queries.ts';
import { measureRelevance } from './relevance.ts';
import { measureSizes } from './sizes.ts';
import { measureWrites } from './writes.ts';

export type SearchCosts = Awaited<ReturnType<typeof measure>>;

/** A sender without requests before: no limit is measured. */
const sender = { address: '203.0.113.9' };

/** Milliseconds after which random queries end, and queries of many words. */
const randomTime = 10 * 60_000;
const longQueries = 40;

const [items, queries, randoms, changes, dataDir = '', databaseUrl] = process.argv.slice(2);
const database = await connect({ dataDir, databaseUrl });
const { db } = database;
await migrate(db);
const services = createServices({ db, dataDir, publicUrl });
process.stdout.write(JSON.stringify(await measure()));
await database.close();

async function measure() {
  await fillArchive(db, dataDir, Number(items));
  const index = await measureIndexing();
  const clock = await createProcessorClock(db);
  const typed = twoWordQueries(Number(queries));
  const { search } = services;
  const forms: Record<string, (query: TypedQuery) => Promise<unknown>> = {
    'best first': (query) => search.call(query, sender),
    'newest first': (query) => search.call({ ...query, sort: 'date' }, sender),
    'of a section': (query) => search.call({ ...query, section: 'tenders' }, sender),
    'of a year': (query) => search.call({ ...query, year: 2024 }, sender),
    'open ones': (query) => search.call({ ...query, open: true }, sender),
    'page with its filters': (query) => search.page(query, sender),
    'suggestions': ({ language, q }) => search.suggest({ language, q: q.slice(0, -2) }),
  };
  const rows: { form: string; median: number; p99: number }[] = [];
  for (const [form, run] of Object.entries(forms)) {
    // The first ones are the compiler's
    for (const query of typed.slice(0, 20)) await run(query);
    const costs: number[] = [];
    for (const query of typed) costs.push(await clock(() => run(query)));
    rows.push({ form, median: median(costs), p99: percentile(costs, 0.99) });
  }
  for (const [form, kind] of [
    ['sixteen words', 'wanted'],
    ['four exclusions', 'excluded'],
  ] as const) {
    const costs: number[] = [];
    for (let at = 0; at < longQueries; at += 1)
      costs.push(await clock(() => search.call(longQuery(typed, at * 7, kind), sender)));
    rows.push({ form, median: median(costs), p99: percentile(costs, 0.99) });
  }
  return {
    index,
    rows,
    folded: await measureFolding(db),
    random: await measureRandom(clock),
    relevance: await measureRelevance(services),
    sizes: await measureSizes(db),
    writes: await measureWrites(db, clock, Number(changes)),
  };
}

/** The first index of a site that serves. */
async function measureIndexing() {
  const index = await longestWait(services, () => services.searchIndex.renew());
  if (!(await isCurrent(db))) throw new Error('The index is not complete.');
  return index;
}

async function measureRandom(clock: Awaited<ReturnType<typeof createProcessorClock>>) {
  const began = performance.now();
  const { below } = chanceOf(20_261_126);
  const result = { number: 0, errors: 0, longest: 0, slow: 0 };
  const random = () => below(2 ** 32) / 2 ** 32;
  for (; result.number < Number(randoms) && performance.now() - began < randomTime; result.number += 1) {
    const query = { language: result.number % 2 ? 'ar' : 'en', q: randomQuery(random) } as const;
    const cost = await clock(() => services.search.call(query, sender).catch(() => (result.errors += 1)));
    result.longest = Math.max(result.longest, cost);
    if (cost > 50) result.slow += 1;
  }
  return result;
}
