import { join } from 'node:path';
import { type CompiledQuery, Kysely } from 'kysely';
import { RouterContextProvider } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { type Site, siteContext } from '#app/context.ts';
import { loader as frameLoader } from '#app/layout/site-layout.tsx';
import { loader as homeLoader } from '#app/pages/home.tsx';
import { createServices, type Services } from '#server/composition.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Schema } from '#server/db/schema.ts';
import { nodeSqliteDialect } from '#server/db/sqlite/node-sqlite.ts';
import { openSqlite } from '#server/db/sqlite/open-sqlite.ts';
import { plainAnswer } from '#server/services/submissions/captcha/plain-question.ts';
import * as limits from '#shared/limits.ts';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { storeItems } from '#tests/databases/many-items.ts';
import { administrator, lightCost } from '#tests/sites/test-app.ts';

const section = 'articles';
const inArchive = 3_000;

/** Permitted full scans, with reasons. */
const fullScans: Record<string, string> = {
  site_setting: 'a row for each group of settings: some twenty',
  manager: 'the successive managers are shown all at once',
  manager_profile: 'one row',
  profile_record: 'the seven groups of one profile',
  profile_details: 'one row',
  administrator: 'a handful of people, listed all at once',
  administrator_role: 'at most five for each of them',
  administrator_section: 'a few for each of them',
  organisation_key: 'the key in use, and at most a few that were replaced',
  key_grant: 'a row for each key and each who holds it',
  recovery_key: 'one row',
  key_register: 'one row',
  task_run: 'a row for each task',
  item: 'the few newest items of one section, found by index',
  counted: 'the buckets of one section, found by index: one for each 256 items',
};

/** A site's services on SQLite with a long archive, and their queries from then on. */
async function watched() {
  const dataDir = await temporaryFolder();
  const { writer, reader } = openSqlite(join(dataDir, 'diwan.sqlite'));
  onTestFinished(() => [reader, writer].forEach((handle) => handle.close()));
  const requested: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: nodeSqliteDialect({ writer, reader }),
    log: ({ query }) => void requested.push(query),
  });
  await migrate(db);
  await storeItems(db, section, inArchive);
  let timestamp = Date.parse('2026-11-21T10:00:00Z');
  const services = createServices({
    db,
    dataDir,
    publicUrl: 'http://localhost',
    passwordCost: lightCost,
    now: () => timestamp,
  });
  const { id } = await services.administrators.add(administrator.email, administrator.password);
  const { token } = await services.sessions.signIn({ ...administrator, address: '192.0.2.1' });
  await services.resealing.done();
  const question = await services.captcha.question('contact');
  timestamp += 60_000;
  const recaptcha = services.captcha.plainProof(question.token, String(plainAnswer(question)));
  const message = { name: 'Rana', phone: '01 234 567', message: 'Hello', recaptcha };

  /** The ways in which SQLite walks the tables for a query. */
  function steps({ sql, parameters }: CompiledQuery): string[] {
    const rows = reader.prepare(`explain query plan ${sql}`).all(...(parameters as string[]));
    return rows.map(({ detail }) => String(detail));
  }

  return {
    db,
    services,
    signedIn: { id, token, message },
    steps,
    /** Queries of a piece of work. */
    during: async (work: () => Promise<unknown>): Promise<CompiledQuery[]> => {
      requested.length = 0;
      await work();
      return [...requested];
    },
  };
}

type Read = (
  services: Services,
  signedIn: Awaited<ReturnType<typeof watched>>['signedIn'],
) => Promise<unknown>;

const reads: Record<string, Read> = {
  'the first page of a list': ({ content }) => content.list(section, { limit: limits.pageItems }),
  'a page deep in the archive': ({ content }) =>
    content.list(section, { limit: limits.pageItems, page: 200 }),
  'a page after the last': ({ content }) => content.list(section, { limit: limits.pageItems, page: 9_000 }),
  'the last page of a year': ({ content }) =>
    content.list(section, { limit: limits.pageItems, page: 249, scope: 'ar', year: 2026 }),
  'a year without items': ({ content }) =>
    content.list(section, { limit: limits.pageItems, scope: 'en', year: 1999 }),
  'the years of a list': ({ content }) => content.years(section, 'ar'),
  'a whole list': ({ content }) => content.list(section),
  'the previews': ({ content }) => content.previews(limits.previewItems, 'ar'),
  'an item': ({ content }) => content.find(section, 1_500),
  'the neighbours of an item': ({ content }) => content.neighbours(section, 1_500, 'ar'),
  'the managers': ({ managers }) => managers.list(),
  'the profile': async ({ profile }) => [await profile.versionedMain(), await profile.versionedDetails()],
  'the settings': ({ settings }) => settings.versionedAll(),
  'sending a message': ({ submissions }, { message }) =>
    submissions.send('contact', message, { address: '192.0.2.1' }),
  'a page of messages': async ({ inbox, sessions }, { token }) =>
    inbox.list('contact', { state: 'active', limit: 12, page: 3 }, await sessions.opened(token)),
  'all messages': async ({ inbox, sessions }, { token }) =>
    inbox.list('report', {}, await sessions.opened(token)),
  'the counters of the inbox': async ({ inbox }) => [
    await inbox.total({ group: 'directorate' }, 'contact', 'active'),
    await inbox.overview({ group: 'directorate' }),
  ],
  'marking as read, and deleting': async ({ inbox, submissions, sessions }, { message, token }) => {
    await submissions.send('contact', message, { address: '192.0.2.1' });
    await inbox.markRead('contact', 1);
    await inbox.erase('contact', 1, { opened: await sessions.opened(token) });
  },
  'who is signed in': async ({ sessions }, { id, token }) => [
    await sessions.verify(token),
    await sessions.list(id, token),
  ],
  'the keys': async ({ keyring, resealing, administrators }, { id }) => [
    await keyring.holders(),
    await keyring.shown({ group: 'directorate' }),
    await keyring.openFor(id, Buffer.alloc(32, 1).toString('base64url')).catch(() => undefined),
    await resealing.left({ group: 'directorate' }),
    await administrators.list(),
  ],
  'readiness': ({ health }) => health.ready(),
};

/** Full scans and sorts of a query plan. */
function costly(steps: string[]): string[] {
  return steps.flatMap((step) => {
    const [, complete] = /^SCAN (?!CONSTANT|\d+-ROW VALUES)(\w+)/.exec(step) ?? [];
    if (complete) return complete in fullScans ? [] : [complete];
    return step.startsWith('USE TEMP B-TREE FOR ORDER') && !sortsFullScan(steps) ? [step] : [];
  });
}

/** True where every sort is over a full scan. */
function sortsFullScan(steps: string[]): boolean {
  return steps.every((step) => !/^SEARCH (?:content_item|submission)\b/.test(step));
}

test.each(Object.entries(reads))('%s: no growing table is read completely', async (_name, read) => {
  const { services, signedIn, during, steps } = await watched();
  const requested = await during(() => read(services, signedIn));
  const explained = requested.filter(({ sql }) => !sql.startsWith('pragma'));
  expect(explained.length).toBeGreaterThan(0);
  for (const query of explained) expect(costly(steps(query)), query.sql).toEqual([]);
});

test('a query without an index would be found', async () => {
  const { db, during, steps } = await watched();
  const byTitle = db.selectFrom('content_item').select('id').where('title_en', '=', 'articles 7');
  const byDate = db
    .selectFrom('content_item')
    .select('id')
    .where('section', '=', section)
    .orderBy('updated_at');
  const [scan, sort] = await during(async () => [await byTitle.execute(), await byDate.limit(3).execute()]);
  expect(costly(steps(scan!))).toEqual(['content_item']);
  expect(costly(steps(sort!))).toEqual(['USE TEMP B-TREE FOR ORDER BY']);
});

test('the sitemap reads every item, from an index that holds no texts', async () => {
  const { services, during, steps } = await watched();
  const [query] = await during(() => services.content.all());
  expect(steps(query!)).toEqual(['SCAN content_item USING COVERING INDEX content_item_changes']);
});

test('all nine previews are one query', async () => {
  const { services, during } = await watched();
  expect(await during(() => services.content.previews(limits.previewItems, 'ar'))).toHaveLength(1);
});

test('the home page takes two queries, its frame included: settings, alerts and notes on pictures are cached', async () => {
  const { services, during } = await watched();
  // Read at the start, as are the alerts
  await Promise.all([services.media.notes(), services.standingAlerts.current()]);
  const context = new RouterContextProvider();
  const site: Site = { services, publicUrl: 'http://localhost', report: fail, statusOf: () => 500 };
  context.set(siteContext, site);
  const url = new URL('http://localhost/');
  const args = { context, url, request: new Request(url), params: {}, pattern: '/', unstable_pattern: '/' };
  const requested = await during(async () => {
    await frameLoader(args);
    await homeLoader(args);
  });
  const tables = requested.map(({ sql }) => /from "(\w+)"/.exec(sql)?.[1] ?? sql);
  expect(tables.toSorted()).toEqual(['content_item', 'manager_profile']);
});

test('a page of a list reads its items, and at most 256 before them', async () => {
  const { services, during, steps } = await watched();
  const limit = limits.pageItems;
  for (const page of [1, 2, 13, 100, 200, 249, 250]) {
    const requested = await during(() => services.content.list(section, { limit, page }));
    expect(requested).toHaveLength(page === 1 ? 2 : 3);
    const items = requested.find(({ sql }) => sql.includes('from "content_item"'))!;
    expect(steps(items)).toEqual([expect.stringMatching(/^SEARCH content_item .*\(section=\? AND id<\?\)$/)]);
    const [, , taken, passed] = items.parameters as [string, number, number, number];
    expect(taken).toBe(limit);
    expect(passed).toBeLessThanOrEqual(256);
  }
});

test('pinned items that are known are not read again', async () => {
  const { services, during } = await watched();
  const list = { limit: limits.pageItems, first: 'pinned', pinned: [] } as const;
  const requested = await during(() => services.content.list(section, list));
  expect(requested.filter(({ sql }) => sql.includes('"item_document"'))).toEqual([]);
});

test('a page of a year is found along the index of years', async () => {
  const { services, during, steps } = await watched();
  const list = { limit: limits.pageItems, page: 250, scope: 'ar', year: 2026 } as const;
  const requested = await during(() => services.content.list(section, list));
  const items = requested.find(({ sql }) => sql.includes('from "content_item"'))!;
  expect(steps(items)).toEqual([
    'SEARCH content_item USING INDEX content_item_year_items_ar (section=? AND year=? AND id<?)',
  ]);
});

function fail(error: unknown): never {
  throw error;
}
