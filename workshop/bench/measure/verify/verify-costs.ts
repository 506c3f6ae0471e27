// A program of its own, on the servers' core: an archive's publication log, and the cost of pasted texts.
// Arguments: items of a section, texts of each kind, the data folder, then PostgreSQL's URL if there is one. It prints JSON.
import { sql } from 'kysely';
import { createServices } from '../../../../server/composition.ts';
import { connect } from '../../../../server/db/connect.ts';
import { migrate } from '../../../../server/db/migrate.ts';
import type { Verdict, VerifiedItem } from '../../../../shared/publication-log/verdict.ts';
import { sections } from '../../../../shared/site/sections.ts';
import { fillArchive, publicUrl } from '../../contenders/archive.ts';
import { createProcessorClock } from '../../processor.ts';
import { median, percentile } from '../../statistics.ts';
import { longestWait } from '../longest-wait.ts';
import { type Copy, copiesOf } from './copies.ts';

export type VerifyCosts = Awaited<ReturnType<typeof measure>>;

/** Texts that are verified twice: the compiler's. */
const warmUps = 20;

const [items, copies, dataDir = '', databaseUrl] = process.argv.slice(2);
const database = await connect({ dataDir, databaseUrl });
const { db } = database;
await migrate(db);
const services = createServices({ db, dataDir, publicUrl });
const { verification } = services.publicationLog;
process.stdout.write(JSON.stringify(await measure()));
await database.close();

async function measure() {
  await fillArchive(db, dataDir, Number(items));
  // Items that were there before the log, as after an upgrade
  const index = await longestWait(services, () => services.publicationLog.complete());
  const { marked } = await db
    .selectFrom('marked_text')
    .select((eb) => eb.fn.countAll().as('marked'))
    .executeTakeFirstOrThrow();
  if (Number(marked) < 2 * sections.length * Number(items)) throw new Error('The log is not complete.');
  // As PostgreSQL does by itself after so many rows, unless it is started for measurements
  if (databaseUrl) await sql`vacuum analyze`.execute(db);
  const clock = await createProcessorClock(db);
  const rows: Awaited<ReturnType<typeof measureKind>>[] = [];
  for (const [text, own] of Object.entries(copiesOf(Number(items), Number(copies))))
    rows.push(await measureKind(text, own, clock));
  return { index, rows };
}

/** The cost of texts of a kind, the number of right results, and that of copies whose announcement is found. */
async function measureKind(
  text: string,
  own: readonly Copy[],
  clock: Awaited<ReturnType<typeof createProcessorClock>>,
) {
  for (const copy of own.slice(0, warmUps)) await verification.given(copy.text);
  const costs: number[] = [];
  const result = { text, number: own.length, right: 0, copies: 0, found: 0 };
  for (const { text: pasted, kind, of } of own) {
    let verdict = { kind: 'unknown' } as Verdict;
    costs.push(await clock(async () => (verdict = await verification.given(pasted))));
    if (verdict.kind === kind) result.right += 1;
    if (!of) continue;
    result.copies += 1;
    if ('item' in verdict && isOf(verdict.item, of)) result.found += 1;
  }
  return { ...result, median: median(costs), p99: percentile(costs, 0.99) };
}

function isOf(item: VerifiedItem, { section, id, side }: NonNullable<Copy['of']>): boolean {
  return item.section === section && item.id === id && item.side === side;
}
