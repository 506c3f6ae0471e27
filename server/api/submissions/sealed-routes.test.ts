import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeOnBothEngines, sqliteDatabase } from '#tests/databases/databases.ts';
import { sealed, sendSealed } from '#tests/requests/sealed-form.ts';
import { openSite, written } from '#tests/requests/submit.ts';
import { twoGroups } from '#tests/sites/two-groups.ts';

describeOnBothEngines('a form that a browser sealed', (open) => {
  test.each([
    ['contact', 'contacts'],
    ['report', 'reports'],
  ] as const)('%s: is read by officers as it was written, and answered', async (kind, list) => {
    const site = await openSite({ database: await open() });
    const { body, receipt } = await sealed(site, kind, written[kind]);
    const sent = await sendSealed(site, kind, body);
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json().receipt).toBeUndefined();
    const [row] = (await site.editor.call(`/api/${list}`)).json();
    expect(row).toMatchObject({ ...written[kind], damaged: false });

    const holder = { receipt, pass: sent.json().pass };
    const post = (path: string, payload: object) =>
      site.request(`/api/receipt${path}`, { method: 'POST', payload, remoteAddress: '127.0.0.1' });
    expect((await post('/messages', { ...holder, text: 'from the sender' })).statusCode).toBe(201);
    const reply = await site.editor.call(`/api/${list}/${row.id}/talk`, {
      method: 'POST',
      payload: { text: 'from an officer', seen: 1 },
    });
    expect(reply.statusCode, reply.body).toBeLessThan(300);
    const noted = await site.editor.call(`/api/${list}/${row.id}/case`, {
      method: 'POST',
      payload: { kind: 'note', text: 'a note' },
    });
    expect(noted.statusCode, noted.body).toBeLessThan(300);
    const texts = (response: { json: () => { messages: { text: string }[] } }) =>
      response.json().messages.map(({ text }) => text);
    expect(texts(await post('', holder))).toEqual(['from the sender', 'from an officer']);
    expect(texts(await site.editor.call(`/api/${list}/${row.id}/talk`))).toEqual([
      'from the sender',
      'from an officer',
    ]);
    expect((await site.editor.call(`/api/${list}/${row.id}/case`)).json().entries[0].content.text).toBe(
      'a note',
    );
  });

  test('is stored once, whoever sends it again', async () => {
    const site = await openSite({ database: await open() });
    const { body } = await sealed(site, 'report', written.report);
    const headers = { 'idempotency-key': 'the name of an attempt' };
    const recaptcha = await site.proof('report');
    for (let time = 0; time < 2; time += 1)
      expect((await sendSealed(site, 'report', body, { headers, recaptcha })).statusCode).toBe(201);
    const stranger = await sealed(site, 'report', written.report);
    for (const replayed of [body, { ...body, receipt_key: stranger.body.receipt_key }])
      expect((await sendSealed(site, 'report', replayed)).statusCode).toBe(409);
    expect(await site.stored('report')).toBe(1);
  });

  test('that was given the number of another one is shown as damaged', async () => {
    const site = await openSite({ database: await open() });
    for (let sent = 0; sent < 2; sent += 1)
      await sendSealed(site, 'report', (await sealed(site, 'report', written.report)).body);
    const damaged = async () =>
      (await site.editor.call('/api/reports')).json().map((row: { damaged: boolean }) => row.damaged);
    expect(await damaged()).toEqual([false, false]);
    const columns = ['body', 'key_id', 'number_mac'] as const;
    const rows = await site.db.selectFrom('submission').select(columns).orderBy('id').execute();
    const keys = await site.db
      .selectFrom('submission_key')
      .select(['recipient', 'sealed_key', 'submission_id'])
      .execute();
    const put = async (id: number, from: (typeof rows)[number], keysOf: number) => {
      await site.db.updateTable('submission').set(from).where('id', '=', id).execute();
      for (const { recipient, sealed_key } of keys.filter(({ submission_id }) => submission_id === keysOf))
        await site.db
          .updateTable('submission_key')
          .set({ sealed_key })
          .where('submission_id', '=', id)
          .where('recipient', '=', recipient)
          .execute();
    };
    await put(1, { ...rows[0]!, key_id: 'elsewhere' }, 1);
    await put(2, rows[0]!, 1);
    await put(1, rows[1]!, 2);
    expect(await damaged()).toEqual([true, true]);
  });
});

test('it is refused for another key than those in use, and for another length than its envelope has', async () => {
  const site = await openSite();
  const { body } = await sealed(site, 'report', written.report);
  const { envelope } = body;
  const [organisation, receipt] = envelope.keys;
  const refused = async (changed: object, kind: 'report' | 'contact' = 'report') => {
    const response = await sendSealed(site, kind, { ...body, envelope: { ...envelope, ...changed } });
    return [response.statusCode, response.json().message];
  };
  const changedKey = [409, expect.stringMatching(/^The key with which messages are sealed has changed/)];
  for (const keys of [
    [{ ...organisation, recipient: 'organisation:00000000-0000-4000-8000-000000000000' }, receipt],
    [organisation],
    [receipt],
    [organisation, organisation],
    [organisation, receipt, { ...organisation, recipient: 'organisation:mine' }],
  ])
    expect(await refused({ keys })).toEqual(changedKey);
  const invalid = [422, expect.stringMatching(/^Your browser sealed this in a way/)];
  for (const changed of [
    { body: envelope.body.slice(4) },
    { body: 'A'.repeat(4) },
    { body: '***' },
    { key_id: 'mine' },
    { keys: [] },
    { keys: [{ ...organisation, sealed_key: 'AA' }, receipt] },
  ])
    expect(await refused(changed), JSON.stringify(changed).slice(0, 80)).toEqual(invalid);
  expect(await site.stored('report')).toBe(0);
});

test('whatever a stranger sealed, the list shows texts and nothing else', async () => {
  const site = await openSite();
  const strange: Record<string, unknown>[] = [
    { topic: 'no topic', details: ['a', 'list'], datetime: '<img>', phone: 5, involved_names: null },
    { details: 'ن'.repeat(100_000), topic: 'bribe' },
    { topic: 'bribe', details: 'of the year 1', created_at: '0001-01-01T00:00:00.000Z', kept: true, id: 77 },
  ];
  for (const texts of strange) {
    const { body } = await sealed(site, 'report', texts as Record<string, string>);
    expect((await sendSealed(site, 'report', body)).statusCode).toBe(201);
  }
  const response = await site.editor.call('/api/reports');
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  const [third, second, first] = response.json();
  expect(first).toMatchObject({ topic: '', details: '', datetime: '', phone: '', involved_names: '' });
  expect(second.details).toHaveLength(60_000);
  expect(third).toMatchObject({ id: 3, details: 'of the year 1', kept: false });
  expect(Math.abs(Date.parse(third.created_at) - site.now())).toBeLessThan(2 * 24 * 60 * 60 * 1000);
});

test('a sender seals for the group that they choose', async () => {
  const site = await twoGroups(await sqliteDatabase());
  const { body } = await sealed(site, 'report', { ...written.report, recipients: 'oversight' });
  expect((await sendSealed(site, 'report', body)).statusCode).toBe(201);
  expect((await site.oversight.get('reports')).json()).toHaveLength(1);
  expect((await site.directorate.get('reports')).json()).toHaveLength(0);
});

test('the published keys are signed, and name their fingerprints', async () => {
  const site = await openSite();
  const { keys, signed_at, publication_key, signature } = (
    await site.request('/.well-known/diwan-keys.json')
  ).json();
  expect(keys).toEqual([
    {
      group: 'directorate',
      recipient: expect.stringMatching(/^organisation:/),
      public_key: expect.stringMatching(/^[\w-]{43}$/),
      fingerprint: expect.stringMatching(/^([\dA-F]{4} ){7}[\dA-F]{4}$/),
      words: expect.stringMatching(/^([a-z]+ ){11}[a-z]+$/),
    },
  ]);
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publication_key }, format: 'jwk' });
  const { group, recipient, public_key } = keys[0];
  const stated = ['diwan sealing keys 1', signed_at, [[group, recipient, public_key]]];
  const isSigned = (value: unknown) =>
    verify(null, Buffer.from(JSON.stringify(value)), key, Buffer.from(signature, 'base64url'));
  expect(isSigned(stated)).toBe(true);
  expect(isSigned(['diwan sealing keys 1', signed_at, [[group, recipient, 'A'.repeat(43)]]])).toBe(false);
});
