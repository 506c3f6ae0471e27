import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { defaultSettings } from '#server/services/settings/default-settings.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { searchFor } from '#tests/databases/search-for.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { form } from '#tests/requests/form.ts';
import { type Caller, keySite, one, three, two } from '#tests/sites/key-site.ts';
import { draft } from '#tests/sites/test-app.ts';

const marker = 'Kp7Wd·بلاغ';
const { image: _image, ...texts } = draft('An article');
const manager = { name_ar: 'ا', name_en: 'A', from_ar: '', from_en: '', to_ar: '', to_en: '' };

type Site = Awaited<ReturnType<typeof auditedSite>>;

/** A site with two messages and a colleague without the key; `told` says what came into the trail since it was last asked. */
async function auditedSite(database: TestDatabase) {
  const site = await keySite(database);
  await site.services.openKeys();
  await site.services.storage.open();
  const caller = await site.begin();
  const colleague = await site.join(two, caller);
  await site.receive(`${marker} one`, `${marker} two`);
  let known = (await site.services.audit.entries.newest())?.seq ?? 0;
  async function reported(): Promise<string[]> {
    const all = await site.services.audit.entries.list({}, { limit: 100 });
    const since = all.filter(({ seq }) => seq > known).toReversed();
    known += since.length;
    return since.map(({ actor, action, subject, amount }) =>
      [actor, action, subject, ...(amount === null ? [] : [`×${amount}`])].join(' ').trim(),
    );
  }
  /** Sends a form, as an editor does. */
  async function send(path: string, fields: Record<string, string>) {
    const { headers, payload } = await form(fields);
    const authorization = `Bearer ${caller.token}`;
    return site.request(`/api/${path}`, {
      method: 'POST',
      headers: { ...headers, authorization },
      payload,
    });
  }
  return { ...site, caller, colleague, recorded: reported, send };
}

type Action = [act: (site: Site) => Promise<unknown>, ...recorded: string[]];

const idOf = async (site: Site, email: string) => (await site.seen(email, site.caller)).id;

/** Calls in order, and the events recorded. */
const actions: Record<string, Action> = {
  'signing in': [({ signIn }) => signIn(one), `${one.email} session.began`],
  'signing out': [
    async (site) => (await site.signIn(two)).post('logout'),
    `${two.email} session.began`,
    `${two.email} session.ended`,
  ],
  'a new item': [({ send }) => send('article', texts), `${one.email} content.created articles/1`],
  'a changed item': [
    ({ send }) => send('update-article/1', { title_en: 'B' }),
    `${one.email} content.changed articles/1`,
  ],
  'a removed item': [({ caller }) => caller.remove('article/1'), `${one.email} content.removed articles/1`],
  'a new manager': [({ send }) => send('manager', manager), `${one.email} content.created managers/1`],
  'settings': [
    ({ caller }) => caller.post('site-settings/retention', { value: defaultSettings.retention }),
    `${one.email} settings.saved retention`,
  ],
  'a list of messages': [
    ({ caller }) => caller.get('contacts'),
    `${one.email} inbox.openedAll contact/1-2 ×2`,
  ],
  'a page of them': [
    ({ caller }) => caller.get('contacts?limit=1&page=2'),
    `${one.email} inbox.opened contact/1-1 ×1`,
  ],
  'the same once more': [({ caller }) => caller.get('contacts?limit=1&page=2')],
  'an empty list': [({ caller }) => caller.get('reports')],
  'an export': [
    ({ caller }) => caller.post('contacts/exported', { ids: [2, 1] }),
    `${one.email} inbox.exported contact/1-2 ×2`,
  ],
  'a message that was read': [
    ({ caller }) => caller.remove('contact/1/soft-delete'),
    `${one.email} submission.read contact/1`,
  ],
  'a message that is erased': [
    ({ caller }) => caller.remove('contact/1/hard-delete'),
    `${one.email} submission.erased contact/1`,
  ],
  'one that is not read yet': [({ caller }) => caller.remove('contact/2/hard-delete')],
  'recovery words': [
    ({ caller }) => caller.post('keys/recovery', { public_key: recoveryWords[0].publicKey }),
    `${one.email} keys.recoveryMade`,
  ],
  'a new key': [({ caller }) => caller.post('keys/rotate'), `${one.email} keys.rotated`],
  'a granted key': [
    (site) => site.grant(two.email, site.caller),
    `${one.email} administrator.granted ${two.email}`,
    // Each of two holders needs a second factor, which the site of the tests adds
    'system factor.codesRenewed',
    'system factor.codesRenewed',
  ],
  'an invitation, accepted': [
    async ({ accept, caller }) => {
      const { token } = (await caller.post('administrators/invite', { email: three.email })).json();
      await accept(token, three.password);
    },
    `${one.email} invitation.given ${three.email}`,
    `${three.email} administrator.added ${three.email}`,
  ],
  'a link that is taken back': [
    async (site) => {
      await site.caller.post(`administrators/${await idOf(site, three.email)}/reset`);
      const { invitations } = (await site.caller.get('administrators')).json();
      await site.caller.remove(`invitations/${invitations[0].id}`);
    },
    `${one.email} invitation.reset ${three.email}`,
    `${one.email} invitation.revoked ${three.email}`,
  ],
  'a changed password': [
    ({ colleague }) =>
      colleague.post('password', { current: two.password, password: 'another password', known: false }),
    `${two.email} password.changed ${two.email}`,
  ],
  'somebody who is removed': [
    async (site) => site.caller.remove(`administrators/${await idOf(site, three.email)}`),
    `${one.email} administrator.removed ${three.email}`,
    `${one.email} keys.rotated`,
  ],
  'what is refused': [({ send }) => send('update-article/77', { title_en: 'B' })],
};

/** As a program would that knows nothing of the site. */
const behind = async (database: TestDatabase, statement: string) =>
  sql.raw(statement).execute((await database.again()).db);

describeOnBothEngines('the audit trail', (open) => {
  test('has one entry for each action, and none for a failed one', async () => {
    const site = await auditedSite(await open());
    for (const [name, [act, ...expected]] of Object.entries(actions)) {
      await act(site);
      expect(await site.recorded(), name).toEqual(expected);
    }
    expect(await site.services.audit.verify()).toMatchObject({ problems: [] });
  });

  test('holds no data of senders or their messages', async () => {
    const site = await auditedSite(await open());
    await site.receive(`${marker} three`);
    expect(await site.recorded()).toEqual([]);
    await site.caller.get('contacts');
    await site.caller.remove('contact/1/soft-delete');
    await site.caller.remove('contact/1/hard-delete');
    const rows = await site.db.selectFrom('audit_entry').selectAll().execute();
    const bytes = Buffer.from(JSON.stringify(rows));
    expect(searchFor([marker, '192.0.2.1'], [{ name: 'the table', bytes }])).toEqual([]);
    expect(searchFor(['contact/1'], [{ name: 'the table', bytes }])).not.toEqual([]);
  });

  test('refuses to be changed', async () => {
    const database = await open();
    const { caller, services } = await auditedSite(database);
    for (const statement of [
      "update audit_entry set actor = 'nobody' where seq = 1",
      'delete from audit_entry where seq = 1',
    ]) {
      await expect(behind(database, statement)).rejects.toThrow('added to and never changed');
    }
    expect(await services.audit.verify()).toMatchObject({ problems: [] });
    expect((await caller.get('audit?limit=1&page=999')).json()).toEqual([]);
  });

  test('is transactional: if its entry cannot be written, the action is rolled back', async () => {
    const database = await open();
    const site = await auditedSite(database);
    const { caller, db, send } = site;
    const id = await idOf(site, two.email);
    await send('article', texts);
    await caller.remove('contact/1/soft-delete');
    const state = async () =>
      JSON.stringify(
        await Promise.all([
          db.selectFrom('content_item').selectAll().execute(),
          db.selectFrom('site_setting').selectAll().execute(),
          db.selectFrom('submission').select(['id', 'state']).execute(),
          db.selectFrom('administrator').selectAll().execute(),
          db.selectFrom('invitation').selectAll().execute(),
          db.selectFrom('organisation_key').selectAll().execute(),
          db.selectFrom('key_grant').selectAll().execute(),
        ]),
      );
    const before = await state();
    await behind(database, 'alter table audit_entry rename to put_aside');
    const responses = [
      await send('article', texts),
      await send('update-article/1', { title_en: 'B' }),
      await caller.remove('article/1'),
      await caller.post('site-settings/retention', { value: defaultSettings.retention }),
      await caller.remove('contact/2/soft-delete'),
      await caller.remove('contact/1/hard-delete'),
      await caller.post('administrators/invite', { email: three.email }),
      await caller.post('keys/rotate'),
      await caller.post('password', { current: one.password, password: 'another password' }),
      await site.grant(two.email, caller),
      await caller.remove(`administrators/${id}`),
      await site.request('/api/login', { method: 'POST', payload: one }),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 500));
    expect(await state()).toBe(before);
  });

  test('counts failed sign-ins by day, without names', async () => {
    const database = await open();
    const site = await auditedSite(database);
    for (const email of [one.email, 'nobody@example.org']) {
      await site.request('/api/login', { method: 'POST', payload: { email, password: 'a wrong password' } });
    }
    await site.services.audit.checkpoint();
    expect(await site.recorded()).toEqual([]);
    site.clock.at += 24 * 60 * 60 * 1000;
    // A number that could not be stored is not lost
    await behind(database, 'alter table audit_entry rename to put_aside');
    await expect(site.services.audit.checkpoint()).rejects.toThrow('audit_entry');
    await behind(database, 'alter table put_aside rename to audit_entry');
    await site.services.audit.checkpoint();
    const caller: Caller = await site.signIn(one);
    const { body } = await caller.get('audit?action=session.refused');
    expect(JSON.parse(body)).toMatchObject([{ actor: 'system', subject: '2026-11-01', amount: 2 }]);
  });

  test('is one chain, even with concurrent writers', async () => {
    const database = await open();
    const first = await auditedSite(database);
    const second = await keySite({ ...database, ...(await database.again()) }, first.clock);
    const { entries } = first.services.audit;
    const before = (await entries.newest())?.seq ?? 0;
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const { content } = [first, second][index % 2]!.services;
        return content.create('articles', draft(`Article ${index}`));
      }),
    );
    expect((await entries.newest())?.seq).toBe(before + 30);
    expect(await first.services.audit.verify()).toMatchObject({ entries: before + 30, problems: [] });
  });
});
