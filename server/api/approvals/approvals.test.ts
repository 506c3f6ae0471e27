import { expect, test } from 'vitest';
import type { PersonRoles } from '#shared/accounts/roles.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { personSite } from '#tests/roles/person-site.ts';

const hour = 60 * 60 * 1000;
const passwordOf = (email: string) => `the password that ${email} chose`;

/** Two administrators who may publish, an officer, and what each sends; all of them are there for a week. */
async function office(database: TestDatabase) {
  const clock = { now: Date.parse('2026-11-20T08:00:00Z') };
  const site = await personSite({ database, now: () => clock.now });
  const join = async (name: string, given: Partial<PersonRoles>) => {
    const { id, email } = await site.join(`${name}@example.org`, given);
    return { id, email };
  };
  const people = {
    first: site.first,
    second: await join('second', { roles: ['editor', 'administrator'] }),
    officer: await join('officer', { roles: ['officer'] }),
  };
  clock.now += 7 * 24 * hour;
  type Who = keyof typeof people;
  /** A call with the caller's password, in a session of its own. */
  const as = async (who: Who, call: string, payload: object = {}) => {
    const [method = '', path = ''] = call.split(' ');
    const { email } = people[who];
    const { send } = await site.signIn(email);
    const own = method === 'GET' ? {} : { payload: { ...payload, current: passwordOf(email) } };
    const response = await send(path, { method: method as 'GET', ...own });
    return { status: response.statusCode, json: response.json() };
  };
  const waiting = async (who: Who = 'second') => (await as(who, 'GET approvals')).json.approvals;
  const approve = async (who: Who, id: string) => (await as(who, `POST approvals/${id}/approve`)).status;
  const turn = (mode: 'off' | 'on', who: Who = 'first') =>
    as(who, 'POST site-settings/fourEyes', { value: { mode } });
  return { ...site, clock, people, as, waiting, approve, turn };
}

describeOnBothEngines('a second administrator', (open) => {
  test('is needed to grant the key, to the key pair that both compared', async () => {
    const { as, people, waiting, approve, turn, services } = await office(await open());
    const { id, email } = people.officer;
    const known = await services.administrators.list();
    const { fingerprint } = known.find((each) => each.email === email)!;
    const grant = () => as('first', `POST administrators/${id}/grant`, { fingerprint });
    const holders = async () => (await services.keyring.holders()).includes(id);
    expect((await turn('on')).status).toBe(200);
    const requested = await grant();
    expect([requested.status, requested.json.approval.action, await holders()]).toEqual([
      202,
      'keys.grant',
      false,
    ]);
    expect(await approve('second', requested.json.approval.id)).toBe(200);
    expect([(await grant()).status, await holders()]).toEqual([200, true]);
    expect(await waiting()).toEqual([]);
  });

  test('is needed to remove an officer, and approves it once for the first one', async () => {
    const { as, people, waiting, approve, turn, services } = await office(await open());
    const remove = (who: 'first' | 'second' = 'first') =>
      as(who, `DELETE administrators/${people.officer.id}`);
    expect((await turn('on')).status).toBe(200);
    const requested = await remove();
    expect([requested.status, requested.json.approval]).toEqual([
      202,
      expect.objectContaining({
        action: 'person.remove',
        subject: 'officer@example.org',
        requested_by: 'first@example.org',
        expires_at: '2026-11-28T08:00:00.000Z',
        approved_by: null,
      }),
    ]);
    // The same call once more is the same request, and another one's call does not take it over
    const { id } = requested.json.approval;
    // However the officer leaves
    const leaving = await as('first', `POST administrators/${people.officer.id}/leave`);
    expect([leaving.status, leaving.json.approval.id]).toEqual([202, id]);
    for (const who of ['first', 'second'] as const)
      expect((await remove(who)).json.approval).toMatchObject({ id, requested_by: 'first@example.org' });
    expect(await waiting()).toHaveLength(1);
    expect(await waiting('officer')).toEqual([]);

    expect([await approve('first', id), await approve('officer', id)]).toEqual([403, 403]);
    const both = await Promise.all([approve('second', id), approve('second', id)]);
    expect(new Set(both)).toEqual(new Set([200, 404]));
    // An approved act is the first one's to do
    expect((await remove('second')).status).toBe(202);
    expect(await services.administrators.find('officer@example.org')).toBeDefined();
    expect((await remove()).status).toBe(200);
    expect(await services.administrators.find('officer@example.org')).toBeUndefined();
    expect(await waiting()).toEqual([]);
    const trail = await services.audit.entries.list({}, { limit: 50 });
    const approvals = trail.filter(({ action }) => action.startsWith('approval.'));
    expect(approvals.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      'approval.given second@example.org',
      'approval.requested first@example.org',
    ]);
  });

  test('approves the roles that were requested, and no others, for a day', async () => {
    const { as, people, approve, turn, clock, services, db } = await office(await open());
    await turn('on');
    const change = (roles: string[]) =>
      as('first', `PUT administrators/${people.officer.id}/roles`, { roles, sections: [] });
    // Further roles take nothing away
    expect((await change(['officer', 'writer'])).status).toBe(200);
    const requested = await change(['writer']);
    expect([requested.status, await approve('second', requested.json.approval.id)]).toEqual([202, 200]);
    // The roles alone are stored, and never the password
    expect(await db.selectFrom('approval_request').select('value').execute()).toEqual([
      { value: '{"roles":["writer"],"sections":[]}' },
    ]);
    const other = await change(['administrator']);
    expect([other.status, other.json.approval.approved_by]).toEqual([202, null]);
    expect(await approve('second', other.json.approval.id)).toBe(200);
    clock.now += 24 * hour;
    const late = await change(['administrator']);
    expect([late.status, late.json.approval.id === other.json.approval.id]).toEqual([202, false]);
    const refused = await as('second', `DELETE approvals/${late.json.approval.id}`);
    expect([refused.status, await approve('second', late.json.approval.id)]).toEqual([200, 404]);
    const { roles } = (await services.administrators.list()).find(({ id }) => id === people.officer.id)!;
    expect(roles).toEqual(['writer', 'officer']);
  });

  test('is needed to turn four eyes off, and there have to be two to turn it on', async () => {
    const { as, people, approve, turn, services } = await office(await open());
    await services.roleChanges.assign(people.second, { roles: ['administrator'], sections: [] });
    expect((await turn('on')).json.message).toContain('two administrators, and two people who may publish');
    await services.roleChanges.assign(people.second, { roles: ['editor', 'administrator'], sections: [] });
    const on = await turn('on');
    expect(on.status).toBe(200);
    // A person with roles of a short while ago could be the first one in disguise
    const requested = await turn('off');
    expect([requested.status, await approve('second', requested.json.approval.id)]).toEqual([202, 403]);
    const restore = await as('first', 'POST revisions/settings/fourEyes/restore', {
      revision: 1,
      updated_at: on.json.updated_at,
    });
    expect([restore.status, await services.handIns.isFourEyes()]).toEqual([409, true]);
    // Nor can one of the two be removed by the other
    expect((await as('first', `DELETE administrators/${people.second.id}`)).json.message).toContain(
      'the site needs two administrators',
    );
  });

  test('approves nothing of a person who was added or reset a short while ago', async () => {
    const { as, people, approve, turn, clock, join, services } = await office(await open());
    await turn('on');
    // One administrator alone invites another one, who may be themselves
    await join('invented@example.org', { roles: ['administrator'] });
    Object.assign(people, { invented: { email: 'invented@example.org' } });
    const requests = () => turn('off', 'invented' as 'first');
    const requested = await requests();
    expect([requested.status, await approve('first', requested.json.approval.id)]).toEqual([202, 403]);
    expect([(await requests()).status, await services.handIns.isFourEyes()]).toEqual([202, true]);
    clock.now += 72 * hour;
    const later = await requests();
    expect([later.status, await approve('first', later.json.approval.id)]).toEqual([202, 200]);
    expect((await as('first', 'GET approvals')).json.approvals).toHaveLength(1);
  });

  test('is needed to export a case, of these numbers alone', async () => {
    const { as, approve, turn, waiting } = await office(await open());
    await turn('on');
    const note = (...ids: number[]) => as('first', 'POST reports/exported', { ids });
    const requested = await note(12);
    expect([requested.status, requested.json.approval.subject]).toEqual([202, 'report/12']);
    expect((await waiting('second')).map(({ action }: { action: string }) => action)).toEqual([
      'case.export',
    ]);
    expect(await approve('second', requested.json.approval.id)).toBe(200);
    expect((await note(12, 13)).json.approval.subject).toBe('reports');
    expect([(await note(12)).status, (await note(12)).status]).toEqual([200, 202]);
  });

  test('who is removed takes their requests and approvals along', async () => {
    const { approve, turn, waiting, services, clock, join } = await office(await open());
    const third = await join('third@example.org', { roles: ['administrator'] });
    clock.now += 4 * 24 * hour;
    await turn('on');
    const requested = await turn('off', 'second');
    expect(await waiting('first')).toHaveLength(1);
    await services.administrators.remove('second@example.org');
    expect(await waiting('first')).toEqual([]);
    expect(await approve('first', requested.json.approval.id)).toBe(404);

    // An approval goes with who gave it, where enough others stay
    await join('fourth@example.org', { roles: ['administrator'] });
    const again = await turn('off');
    await services.approvals.approve(again.json.approval.id, third.email);
    await services.administrators.remove(third.email);
    expect((await turn('off')).json.approval.approved_by).toBeNull();
  });
});
