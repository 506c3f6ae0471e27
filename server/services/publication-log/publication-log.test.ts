import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { canonicalHash, canonicalJson } from '#server/crypto/canonical-json.ts';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import type { ItemEntry, LogEntry } from '#shared/publication-log/log-entry.ts';
import { describeOnBothEngines, temporaryFolder } from '#tests/databases/databases.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';

const author = 'editor@example.org';
const checker = join(import.meta.dirname, '../../../docs/check-log.mjs');

type Site = Awaited<ReturnType<typeof testApp>>;

async function entriesOf({ request }: Site): Promise<LogEntry[]> {
  const { body } = await request('/log/entries.ndjson');
  return body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LogEntry);
}

/** The events of the log since an entry, such as `publish articles/1 ar`. */
async function eventsOf(site: Site, after = 0): Promise<string[]> {
  const entries = await entriesOf(site);
  return entries
    .slice(after)
    .map((entry) =>
      'section' in entry ? `${entry.event} ${entry.section}/${entry.id} ${entry.side}` : entry.event,
    );
}

/** Runs the checker against a site that listens; resolves to its exit code and its output. */
async function check({ app }: Site, ...stored: string[]): Promise<{ code: number; output: string }> {
  const listening = app.server.listening ? app.listeningOrigin : undefined;
  const origin = listening ?? (await app.listen({ port: 0, host: '127.0.0.1' }));
  return promisify(execFile)(process.execPath, [checker, origin, ...stored]).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  );
}

/** Writes to the table as an attacker who has removed its triggers. */
async function behind(db: Kysely<Schema>, statement: string): Promise<void> {
  if (isPostgres(db)) await sql`alter table publication_entry disable trigger user`.execute(db);
  else
    for (const what of ['update', 'delete'])
      await sql.raw(`drop trigger publication_entry_no_${what}`).execute(db);
  await sql.raw(statement).execute(db);
}

describeOnBothEngines('the publication log', (open) => {
  test('has an entry for each side that is published, changed or taken away, whichever way', async () => {
    const site = await testApp({ database: await open() });
    const { publishing, trash, attachments } = site.services;
    let known = 0;
    const recorded = async () => {
      const events = await eventsOf(site, known);
      known += events.length;
      return events;
    };
    await publishing.create('tenders', draft('One'), { author, publish: false });
    expect(await recorded()).toEqual([]);
    const sides = { ar: {}, en: {} };
    await publishing.publish('tenders', 1, { sides }, author);
    expect(await recorded()).toEqual(['publish tenders/1 ar', 'publish tenders/1 en']);
    await publishing.save('tenders', 1, { title_en: 'Two' }, { author });
    expect(await recorded()).toEqual([]);
    await publishing.publish('tenders', 1, { sides, correction: true }, author);
    expect(await recorded()).toEqual(['correct tenders/1 en']);
    const stored = await attachments.store('tenders', 1, new File(['a,b'], ''));
    await attachments.add('tenders', 1, stored, { name_ar: 'أ', name_en: '', language: 'ar' }, author);
    expect(await recorded()).toEqual(['publish tenders/1 ar']);
    await publishing.unpublish('tenders', 1, ['en'], author);
    expect(await recorded()).toEqual(['withdraw tenders/1 en']);
    await publishing.withdraw('tenders', 1, { reason_ar: 'ا', reason_en: 'a' }, author);
    expect(await recorded()).toEqual(['withdraw tenders/1 ar']);
    await publishing.republish('tenders', 1, author);
    expect(await recorded()).toEqual(['publish tenders/1 ar']);
    await trash.put('tenders', 1, author);
    expect(await recorded()).toEqual(['withdraw tenders/1 ar']);
    await trash.restore('tenders', 1, author);
    await publishing.update('tenders', 1, { title_en: 'Three' }, { author });
    expect(await recorded()).toEqual(['publish tenders/1 ar', 'publish tenders/1 en']);

    const entries = (await entriesOf(site)) as ItemEntry[];
    expect(new Set(entries.map(({ code }) => code)).size).toBe(1);
    expect(entries.at(-2)?.files).toEqual([
      { number: 1, bytes: 3, sha256: createHash('sha256').update('a,b').digest('hex') },
    ]);
  });

  test('is checked by a program that needs nothing of the site, which finds what was changed', async () => {
    const site = await testApp({ database: await open(), items: { articles: 3 } });
    expect(await check(site)).toEqual({
      code: 0,
      output: expect.stringMatching(/^6 entries, up to /),
    });
    const proof = (await site.request('/articles/2/en.proof')).json();
    expect(canonicalHash(proof.content)).toBe(proof.entry.content_hash);
    expect(proof.content.fields.title_en).toBe('articles 2');

    const line = await site.db
      .selectFrom('publication_entry')
      .select('entry')
      .where('seq', '=', 3)
      .executeTakeFirst();
    const forged = line?.entry.replace('"id":2', '"id":1').replaceAll("'", "''");
    await behind(site.db, `update publication_entry set entry = '${forged}' where seq = 3`);
    const origin = site.app.listeningOrigin;
    const found = await promisify(execFile)(process.execPath, [checker, origin]).catch(
      (error: unknown) => error,
    );
    expect(found).toMatchObject({ code: 1, stderr: expect.stringContaining('entry 3 has another hash') });
    const { problems } = await site.services.publicationLog.verify();
    expect(problems).toEqual(['Entry 3 was changed, or the one before it: they do not fit together.']);
  });

  test('goes on under a new key, which both keys sign', async () => {
    const site = await testApp({ database: await open(), items: { articles: 1 } });
    const keysOf = async () =>
      (await site.request('/.well-known/diwan-publication-key.json')).json<{ keys: { x: string }[] }>().keys;
    const [before] = await keysOf();
    await site.services.publicationLog.signCheckpoint();
    const stored = join(await temporaryFolder(), 'checkpoint');
    await writeFile(stored, (await site.request('/log/checkpoint')).body);
    const { key, replaced } = await site.services.publicationLog.rotateKey();
    expect(replaced).toBe(before?.x);
    expect(await keysOf()).toMatchObject([{ x: key }, { x: replaced }]);
    expect((await eventsOf(site)).at(-1)).toBe('rotate');
    await site.services.publicationLog.signCheckpoint();
    expect(await site.services.publicationLog.verify()).toMatchObject({ agreeing: 2, problems: [] });
    expect(await check(site, stored)).toEqual({ code: 0, output: expect.stringMatching(/^3 entries/) });
    expect((await site.request('/articles/1/ar.proof')).json()).toMatchObject({ key: { x: key } });

    const forged = (await site.request('/log/entries.ndjson')).body.split('\n')[2]!;
    const { hash: _, ...entry } = { ...JSON.parse(forged), replaced: key } as LogEntry & { event: 'rotate' };
    const changed = canonicalJson({ ...entry, hash: canonicalHash(entry) });
    await behind(
      site.db,
      `update publication_entry set entry = '${changed}', hash = '${canonicalHash(entry)}' where seq = 3`,
    );
    expect((await site.services.publicationLog.verify()).problems[0]).toMatch(/^Entry 3 was changed/);
    expect(await check(site)).toMatchObject({
      code: 1,
      output: expect.stringContaining('entry 3 has a key that the one before it did not sign'),
    });
  });

  test('refuses to be changed', async () => {
    const { db } = await testApp({ database: await open(), items: { articles: 1 } });
    for (const statement of [
      "update publication_entry set event = 'correct' where seq = 1",
      'delete from publication_entry where seq = 1',
    ])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('added to and never changed');
  });

  test('is one chain, even with concurrent writers, and each publication is there at the next request', async () => {
    const database = await open();
    const first = await testApp({ database });
    const second = await testApp({ database: { ...database, ...(await database.again()) } });
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const { publishing } = [first, second][index % 2]!.services;
        const { id } = await publishing.create('articles', draft(`${index}`), { author });
        await publishing.update('articles', id, { title_ar: 'آخر' }, { author });
      }),
    );
    expect(await eventsOf(first)).toHaveLength(60);
    expect(await first.services.publicationLog.verify()).toMatchObject({ entries: 60, problems: [] });
  });

  test('gets entries of what was public before it was there', async () => {
    const site = await testApp({ database: await open(), items: { articles: 2, studies: 1 } });
    const published = await eventsOf(site);
    for (const table of ['publication_entry', 'published_item']) await behindOnce(site.db, table);
    await site.services.publicationLog.complete();
    expect((await eventsOf(site)).toSorted()).toEqual(published.toSorted());
    await site.services.publicationLog.complete();
    expect(await eventsOf(site)).toHaveLength(6);
  });
});

async function behindOnce(db: Kysely<Schema>, table: string): Promise<void> {
  const remove = `delete from ${table}`;
  await (table === 'publication_entry' ? behind(db, remove) : sql.raw(remove).execute(db));
}
