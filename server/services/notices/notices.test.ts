import { expect, test } from 'vitest';
import type { PersonRoles } from '#shared/accounts/roles.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { mailServer } from '#tests/network/mail-server.ts';
import { form } from '#tests/requests/form.ts';
import { personSite } from '#tests/roles/person-site.ts';
import { draft } from '#tests/sites/test-app.ts';

const { image: _image, ...texts } = draft('A title of the item');
const both = { ar: {}, en: {} };
const from = 'Directorate <site@example.org>';
const hour = 60 * 60 * 1000;
const passwordOf = (email: string) => `the password that ${email} chose`;

/** A writer, editors of all sections and of one, and an administrator who publishes nothing, for a week; with a mail server. */
async function office(database: TestDatabase, options: Parameters<typeof mailServer>[0] = {}) {
  const server = await mailServer(options);
  const clock = { now: Date.parse('2026-11-20T08:00:00Z') };
  const reported: unknown[] = [];
  const mail = { server: server.address, from };
  const report = (error: unknown) => reported.push(error);
  const site = await personSite({ database, now: () => clock.now, config: { mail }, report });
  const given = {
    writer: { roles: ['writer'] },
    editor: { roles: ['editor'] },
    tenders: { roles: ['editor'], sections: ['tenders'] },
    admin: { roles: ['administrator'] },
    officer: { roles: ['officer'] },
  } satisfies Record<string, Partial<PersonRoles>>;
  for (const [name, own] of Object.entries(given)) await site.join(`${name}@example.org`, own);
  clock.now += 7 * 24 * hour;
  type Who = keyof typeof given | 'first';
  const as = async (who: Who, call: string, payload: object = {}) => {
    const [method = '', path = ''] = call.split(' ');
    const email = `${who}@example.org`;
    const { send } = await site.signIn(email);
    const own = path.startsWith('items') ? payload : { ...payload, current: passwordOf(email) };
    const response = await send(path, { method: method as 'GET', payload: own });
    return { status: response.statusCode, json: response.json() };
  };
  const on = (who: Who, action: string, payload: object = {}) =>
    as(who, `POST items/articles/1/${action}`, payload);
  const write = async () => {
    const { send } = await site.signIn('writer@example.org');
    return (await send('article', await form({ ...texts, publish: 'draft' }))).statusCode;
  };
  /** The mails of the acts since the last call, by recipient: the texts in both languages, in one line. */
  const arrived = async () => {
    await site.services.notices?.settled();
    const all = server.mails.splice(0);
    return Object.fromEntries(
      all
        .map(({ to, bytes }) => [to.split('@')[0], bytes])
        .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    );
  };
  return { ...site, ...server, clock, reported, as, on, write, arrived };
}

/** The decoded plain text of a mail. */
function plainOf(bytes = ''): string {
  const [, head = '', body = ''] = /text\/plain([\s\S]*?)\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(bytes) ?? [];
  if (head.includes('base64')) return Buffer.from(body, 'base64').toString();
  const joined = body.replaceAll(/=\r?\n/g, '');
  return Buffer.from(
    joined.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString();
}

describeOnBothEngines('mails about what waits', (open) => {
  test('tell those who may publish, and then the one who handed in', async () => {
    const { on, write, arrived, services, mails, reported } = await office(await open());
    await services.settings.save('fourEyes', { mode: 'on' });
    expect(await write()).toBe(201);
    expect(await arrived()).toEqual({});
    const first = await on('writer', 'hand-in', { note: 'The note of the writer.' });
    const requests = await arrived();
    // Neither the writer, nor editors of other sections
    expect(Object.keys(requests)).toEqual(['editor', 'first']);
    const text = plainOf(requests['editor']);
    expect(text.match(/http:\S+/g)).toEqual([
      'http://localhost:0/articles-edit?item=1',
      'http://localhost:0/articles-edit?item=1',
    ]);
    expect(text).toContain('An item has been handed in.');
    expect(text).toContain('سُلّمت مادة للنشر.');
    expect(Object.values(requests).join()).not.toMatch(/A title|note of|writer@/);

    // A refused act tells nobody
    expect((await on('writer', 'hand-in')).status).toBe(409);
    const remark = { handed_in: first.json.hand_in.at, remark: 'The remark of the editor.' };
    expect((await on('editor', 'send-back', remark)).status).toBe(200);
    const back = await arrived();
    expect(Object.keys(back)).toEqual(['writer']);
    expect(plainOf(back['writer'])).toContain('has been sent back to you');
    expect(back['writer']).not.toMatch(/remark of|editor@/);

    const again = await on('writer', 'hand-in');
    expect(Object.keys(await arrived())).toEqual(['editor', 'first']);
    const handed_in = again.json.hand_in.at;
    expect((await on('editor', 'publish', { sides: both, handed_in })).status).toBe(200);
    const published = await arrived();
    expect(Object.keys(published)).toEqual(['writer']);
    expect(plainOf(published['writer'])).toContain('approved for publication');
    expect([mails, reported]).toEqual([[], []]);
  });

  test('are not sent to a person for their own act, nor twice for one', async () => {
    const { on, as, write, arrived, services } = await office(await open());
    await services.settings.save('fourEyes', { mode: 'off' });
    await write();
    await on('editor', 'hand-in');
    expect(Object.keys(await arrived())).toEqual(['first']);
    // Published by who handed it in, and once more without a hand-in
    expect((await on('editor', 'publish', { sides: { ar: {} } })).status).toBe(200);
    await as('editor', 'PUT items/articles/1', { title_en: 'Another title' });
    expect((await on('first', 'publish', { sides: both })).status).toBe(200);
    expect(await arrived()).toEqual({});
    // An editor's own text, which a writer hands in, is for others to publish
    await services.settings.save('fourEyes', { mode: 'on' });
    await as('editor', 'PUT items/articles/1', { title_en: 'A third title' });
    await on('writer', 'hand-in');
    expect(Object.keys(await arrived())).toEqual(['first']);
  });

  test('tell the other administrators of a request, and who made it of its approval', async () => {
    const { as, arrived, services } = await office(await open());
    await services.settings.save('fourEyes', { mode: 'on' });
    const { id } = (await services.administrators.find('officer@example.org'))!;
    const requested = await as('first', `DELETE administrators/${id}`);
    const requests = await arrived();
    expect([requested.status, Object.keys(requests)]).toEqual([202, ['admin']]);
    expect(plainOf(requests['admin'])).toContain('http://localhost:0/overview-edit');
    expect(requests['admin']).not.toMatch(/officer@|first@/);
    // The same request again
    expect((await as('first', `DELETE administrators/${id}`)).status).toBe(202);
    expect(await arrived()).toEqual({});
    expect((await as('admin', `POST approvals/${requested.json.approval.id}/approve`)).status).toBe(200);
    const given = await arrived();
    expect(Object.keys(given)).toEqual(['first']);
    expect(plainOf(given['first'])).toContain('has been approved');
  });

  test('that are refused fail no act, and are reported without an address', async () => {
    const { on, write, services, reported } = await office(await open(), {
      before: (recipient) => {
        throw new Error(`no such person ${recipient}`);
      },
    });
    await write();
    expect((await on('writer', 'hand-in')).status).toBe(200);
    await services.notices?.settled();
    expect(reported).toHaveLength(2);
    expect(String(reported)).toContain('the mail server refused or did not respond (EMESSAGE');
    expect(String(reported)).not.toContain('example.org');
  });

  test('do not delay an act', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { on, write, mails, services } = await office(await open(), { before: () => promise });
    await write();
    const first = await on('writer', 'hand-in');
    const remark = { handed_in: first.json.hand_in.at, remark: 'Later.' };
    expect((await on('editor', 'send-back', remark)).status).toBe(200);
    expect(mails).toEqual([]);
    resolve();
    await services.notices?.settled();
    expect(mails).toHaveLength(3);
  });
});
