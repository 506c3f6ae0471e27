import { expect, test } from 'vitest';
import { roles } from '#shared/accounts/permissions.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { type Caller, keySite, one, read, three, two } from '#tests/sites/key-site.ts';
import { draft } from '#tests/sites/test-app.ts';

/** A site with a second administrator, who has every role and not the key. */
async function peopleSite(database: TestDatabase) {
  const site = await keySite(database);
  const first = await site.begin();
  const second = await site.join(two, first);
  const idOf = async (email: string) => (await site.services.administrators.find(email))?.id ?? '';
  return {
    ...site,
    first,
    second,
    idOf,
    leave: async (email: string, by: Caller, payload: object = {}) =>
      by.post(`administrators/${await idOf(email)}/leave`, payload),
    /** A third person with these roles and sections. */
    joinAs: async (given: object) => {
      const { token } = (await first.post('administrators/invite', { email: three.email, ...given })).json();
      await site.accept(token, three.password);
      return site.signIn(three);
    },
    entry: async (action: string) =>
      (await first.get('audit?limit=20')).json().find((each: { action: string }) => each.action === action),
  };
}

const statusAnd = (response: { statusCode: number; json: () => { message: string } }) => [
  response.statusCode,
  response.json().message,
];

describeOnBothEngines('people', (open) => {
  test('who leaves hands the drafts over, to somebody who may edit them', async () => {
    const site = await peopleSite(await open());
    const { services, first } = site;
    const { id } = await services.publishing.create('articles', draft('A draft'), {
      author: two.email,
      publish: false,
    });
    await services.publishing.create('articles', draft('Published'), { author: two.email });
    const third = await site.joinAs({ roles: ['writer', 'officer'], sections: ['tenders'] });
    const [own, theirs, limited] = await Promise.all([one, two, three].map(({ email }) => site.idOf(email)));

    const details = (await first.get(`administrators/${theirs}`)).json();
    expect(details.drafts).toEqual([{ section: 'articles', count: 1 }]);
    const unconfirmed = site.callerWith(first.token);
    expect((await site.leave(two.email, unconfirmed, { successor: own })).statusCode).toBe(403);
    const refused = async (successor = '') => statusAnd(await site.leave(two.email, first, { successor }));
    expect(await refused(theirs)).toEqual([
      409,
      'This person writes no content, so the drafts cannot be theirs.',
    ]);
    expect(await refused(limited)).toEqual([
      409,
      'Some of the drafts are in sections that this person may not edit.',
    ]);
    expect(await refused('nobody')).toEqual([404, 'There is no administrator with this address.']);
    expect(statusAnd(await site.leave(two.email, third, { successor: own }))[0]).toBe(403);
    expect((await site.second.get('session')).statusCode).toBe(200);

    const left = await site.leave(two.email, first, { successor: own });
    expect([left.statusCode, left.json().drafts]).toEqual([200, 1]);
    expect((await site.second.get('session')).statusCode).toBe(401);
    expect(await site.idOf(two.email)).toBe('');
    const mine = (await first.get('items?mine=true&state=draft')).json();
    expect(mine.items.map((item: { id: number }) => item.id)).toEqual([id]);
    const { revisions, events } = (await first.get(`items/articles/${id}/revisions`)).json();
    expect(revisions[0].author).toBe(two.email);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'handed-over', author: one.email, details: { to: one.email } }),
    );
    expect(await site.entry('administrator.left')).toMatchObject({
      subject: two.email,
      amount: 1,
      title: { en: `Drafts to ${one.email}` },
    });
  });

  test('a holder who leaves takes no key along, and nobody leaves the site without its last people', async () => {
    const site = await peopleSite(await open());
    const { first, second } = site;
    const last = await site.leave(one.email, second);
    expect(statusAnd(last)[0]).toBe(409);
    await site.grant(two.email, first);
    const reads = await site.signIn(two);
    const before = (await reads.get('keys')).json().organisation.fingerprint;
    const left = await site.leave(two.email, first);
    expect(statusAnd(left)).toEqual([200, 'The administrator was removed, and a new key is in use.']);
    expect((await first.get('keys')).json().organisation.fingerprint).not.toBe(before);
    expect((await reads.get('contacts')).statusCode).toBe(401);

    const third = await site.joinAs({ roles: ['officer'], sections: [] });
    expect((await site.leave(three.email, third)).statusCode).toBe(403);
    expect(statusAnd(await site.leave(one.email, first))).toEqual([
      409,
      'This is the only administrator: add another one first.',
    ]);
  });

  test('of two administrators who remove each other at once, one stays', async () => {
    const site = await peopleSite(await open());
    const { first } = site;
    await site.grant(two.email, first);
    const other = await site.signIn(two);
    const both = await Promise.all([site.leave(two.email, first), site.leave(one.email, other)]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await site.services.administrators.list()).toHaveLength(1);
  });

  test('an administrator ends the sessions of others, and an auditor sees neither those nor factors', async () => {
    const site = await peopleSite(await open());
    const { first, second } = site;
    const theirs = await site.idOf(two.email);
    const { sessions } = (await first.get(`administrators/${theirs}`)).json();
    expect(sessions).toHaveLength(1);
    const wrong = await first.remove(
      `administrators/${await site.idOf(one.email)}/sessions/${sessions[0].id}`,
    );
    expect([wrong.statusCode, (await second.get('session')).statusCode]).toEqual([404, 200]);
    await first.remove(`administrators/${theirs}/sessions/${sessions[0].id}`);
    expect((await second.get('session')).statusCode).toBe(401);
    const again = [await site.signIn(two), await site.signIn(two)];
    expect((await first.remove(`administrators/${theirs}/sessions`)).statusCode).toBe(200);
    for (const caller of again) expect((await caller.get('session')).statusCode).toBe(401);
    expect(await site.entry('administrator.signedOut')).toMatchObject({
      subject: two.email,
      amount: 2,
    });

    await first.post('administrators/invite', { email: 'four@example.org' });
    const auditor = await site.joinAs({ roles: ['auditor'], sections: [] });
    const list = (await auditor.get('administrators')).json();
    expect(list.invitations).toEqual([]);
    expect(list.administrators.map((each: { fingerprint: string }) => each.fingerprint)).toEqual([
      null,
      null,
      null,
    ]);
    expect(list.administrators[0]).toMatchObject({
      email: one.email,
      roles,
      holds_key: true,
      signed_in_on: '2026-11-01',
    });
    for (const path of [`administrators/${theirs}`, 'access-review', 'keys'])
      expect(statusAnd(await auditor.get(path))).toEqual([403, 'Your role does not allow this.']);
    const all = (await first.get('administrators')).json();
    expect([all.invitations.length, all.administrators[1].fingerprint]).toEqual([1, expect.any(String)]);
  });

  test('people and roles are reviewed once a quarter, as they are', async () => {
    const site = await peopleSite(await open());
    const { first, clock } = site;
    const state = async () => (await first.get('access-review')).json();
    const created = (await state()).people[0].created_at;
    clock.at = Date.parse(created) + 80 * 24 * 60 * 60_000;
    let by = await site.signIn(one);
    expect((await by.get('access-review')).json()).toMatchObject({ due: false, reviewed_at: null });
    clock.at += 20 * 24 * 60 * 60_000;
    by = await site.signIn(one);
    const due = (await by.get('access-review')).json();
    expect(due.due).toBe(true);
    expect(due.people[1]).toMatchObject({ email: two.email, holds_key: false, second_factor: false });

    const writer = { roles: ['writer', 'administrator'], sections: [] };
    await by.put(`administrators/${await site.idOf(two.email)}/roles`, writer);
    const stale = await by.post('access-review', { version: due.version });
    expect(statusAnd(stale)).toEqual([
      409,
      'People or roles have changed in the meantime: please go through the list again.',
    ]);
    const { version } = (await by.get('access-review')).json();
    expect((await by.post('access-review', { version })).statusCode).toBe(200);
    const noted = (await by.get('access-review')).json();
    expect(noted).toMatchObject({ due: false, reviewed_by: one.email });
    expect((await by.get('audit?limit=1')).json()[0]).toMatchObject({
      action: 'access.reviewed',
      amount: 2,
    });
  });

  test('several holders need a second factor before the key opens anything', async () => {
    const site = await peopleSite(await open());
    const { first } = site;
    await site.receive('hello');
    const { id, fingerprint } = await site.seen(two.email, first);
    expect(await read(first)).toEqual(['hello']);
    expect((await first.post(`administrators/${id}/grant`, { fingerprint })).statusCode).toBe(200);

    const { token } = (await site.request('/api/login', { method: 'POST', payload: two })).json();
    for (const holder of [first, site.callerWith(token, two.password)]) {
      expect((await holder.get('keys')).json().factorMissing).toBe(true);
      const calls = [
        holder.get('contacts'),
        holder.get('reports/1/talk'),
        holder.post('keys/rotate'),
        holder.post('keys/confirm', { recipients: [] }),
        holder.post('administrators/invite', { email: 'four@example.org' }),
        holder.post(`administrators/${id}/reset`),
        holder.post(`administrators/${id}/leave`),
        holder.remove(`administrators/${id}`),
        holder.post('reports/exported', { ids: [1] }),
      ];
      for (const call of calls)
        expect(statusAnd(await call)).toEqual([
          403,
          'Several people hold the key, so each of them signs in with a second step: add yours under “My account” first.',
        ]);
      expect((await holder.get('items')).statusCode).toBe(200);
    }

    await site.equipHolders();
    expect(await read(first)).toEqual(['hello']);
    expect((await first.get('keys')).json().factorMissing).toBe(false);
    const alone = site.callerWith(first.token, one.password);
    expect((await alone.post('keys/rotate')).json()).toHaveProperty('confirmation.methods');
    expect((await first.post('keys/rotate')).statusCode).toBe(200);
    const own = await site.idOf(one.email);
    const only = await site.services.secondFactors
      .remove(own, `factor of ${own}`, first.token)
      .catch((error: { key: string }) => error.key);
    expect(only).toBe('factor.required');

    // Removing oneself leaves no key behind either
    expect((await first.post(`administrators/${own}/leave`, { successor: id })).statusCode).toBe(200);
    expect((await first.get('session')).statusCode).toBe(401);
    expect(await read(await site.signIn(two))).toEqual(['hello']);
  });
});
