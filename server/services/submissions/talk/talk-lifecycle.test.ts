import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isPostgres } from '#server/db/engine.ts';
import { copyOf } from '#tests/databases/copy-of.ts';
import { describeOnBothEngines, describeOnPostgres } from '#tests/databases/databases.ts';
import { filesBelow, rowsOf, searchFor } from '#tests/databases/search-for.ts';
import { converse } from '#tests/requests/conversation.ts';
import { openSite } from '#tests/requests/submit.ts';
import { administrator } from '#tests/sites/test-app.ts';

const day = 24 * 60 * 60 * 1000;

/** Far from midnight. */
const start = Date.UTC(2026, 10, 20, 9, 30);

type Site = Awaited<ReturnType<typeof openSite>>;

const talkOf = async (site: Site) => (await (await site.signIn()).call('/api/reports/1/talk')).json();

async function reply(site: Site, payload: object) {
  const { call } = await site.signIn();
  return call('/api/reports/1/talk', { method: 'POST', payload });
}

const textsOf = ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text);

/** Every stored byte of the conversations. */
async function storedTalk({ db }: Site) {
  return [
    ...(await db.selectFrom('submission_message').select('body as bytes').execute()),
    ...(await db.selectFrom('submission_message_key').select('sealed_key as bytes').execute()),
  ].map(({ bytes }) => Buffer.from(bytes).subarray(20, 60));
}

describeOnBothEngines('a conversation', (open) => {
  test('opens for both sides after a rotation, and in a copy', async () => {
    const database = await open();
    const site = await openSite({ database, start });
    const sender = await converse(site);
    await sender.write('A question');
    await reply(site, { text: 'An answer', seen: 1 });
    const { call } = await site.signIn();
    const rotated = await call('/api/keys/rotate', {
      method: 'POST',
      payload: { current: administrator.password },
    });
    expect(rotated.statusCode).toBe(200);
    await site.services.resealing.done();
    const keys = await site.db.selectFrom('organisation_key').select(['id', 'active']).execute();
    const inUse = keys.find(({ active }) => active === 1)?.id;
    expect(keys).toHaveLength(2);
    const recipients = await site.db.selectFrom('submission_message_key').select('recipient').execute();
    expect(new Set(recipients.map(({ recipient }) => recipient))).toEqual(
      new Set([`organisation:${inUse}`, 'receipt']),
    );
    const both = ['A question', 'An answer'];
    expect(textsOf(await talkOf(site))).toEqual(both);
    expect(textsOf((await sender.view()).json())).toEqual(both);
    const copy = await openSite({ database: await copyOf(database), start: site.now() });
    expect(textsOf(await talkOf(copy))).toEqual(both);
  });

  test('is deleted with its report: by an officer, by its age, and by the sender', async () => {
    const site = await openSite({ database: await open(), config: { limits: false }, start });
    const remove = {
      officer: async () => {
        const { call } = await site.signIn();
        await call('/api/report/1/soft-delete', { method: 'DELETE' });
        await call('/api/report/1/hard-delete', { method: 'DELETE' });
      },
      age: async () => {
        const { call } = await site.signIn();
        await call('/api/report/2/soft-delete', { method: 'DELETE' });
        site.pass(91 * day);
        await site.services.cleanUp();
      },
    };
    for (const removed of [remove.officer, remove.age, undefined]) {
      const { write, remove: removeOwn } = await converse(site);
      await write('A text');
      const stored = await storedTalk(site);
      expect(stored).toHaveLength(3);
      await (removed?.() ?? removeOwn('report'));
      expect(await storedTalk(site)).toEqual([]);
      if (isPostgres(site.db)) continue;
      const files = await filesBelow(site.dataDir);
      expect(files.filter(({ bytes }) => stored.some((part) => Buffer.from(bytes).includes(part)))).toEqual(
        [],
      );
    }
  });

  test('leaves no text in any file, row or log', async () => {
    const site = await openSite({ database: await open(), start });
    const sender = await converse(site);
    const texts = ['A question of the sender', 'An answer by the officer', 'The reason of the officer'];
    await sender.write(texts[0]!);
    await reply(site, { text: texts[1], state: 'closed', reason: texts[2], seen: 1 });
    expect(textsOf((await sender.view()).json())).toEqual(texts.slice(0, 2));
    const rows = await rowsOf(site.db);
    const log = { name: 'log', bytes: Buffer.from(site.log.join('\n')) };
    const everywhere = [...rows, log, ...(await filesBelow(site.dataDir))];
    const code = sender.receipt;
    const needles = [...texts, code, code.replaceAll('-', ''), sender.pass];
    expect(searchFor(needles, everywhere)).toEqual([]);
    expect(searchFor(needles, [{ name: 'planted', bytes: Buffer.from(texts[2]!) }])).not.toEqual([]);
  });
});

describeOnPostgres('a conversation', (open) => {
  test('bears no stamp of its own transaction after the night', async () => {
    const site = await openSite({ database: await open(), start });
    const { receipt, prove } = await converse(site);
    site.pass(3 * day);
    await site.services.databaseFiles.rewriteNightly();
    expect((await prove({ receipt, text: 'Later' }, '/messages')).statusCode).toBe(201);
    const stamps = async () => {
      const rows = await sql<{ xmin: string }>`
        select xmin::text from submission union all select xmin::text from submission_message
        union all select xmin::text from submission_message_key
      `.execute(site.db);
      return rows.rows.map(({ xmin }) => xmin);
    };
    const before = await stamps();
    site.pass(day);
    expect(await site.services.databaseFiles.rewriteNightly()).toBe(true);
    const after = await stamps();
    expect(after.filter((stamp) => before.includes(stamp))).toEqual([]);
    expect(new Set(after).size).toBe(1);
  });
});
