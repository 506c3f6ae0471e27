import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { form } from '#tests/requests/form.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';

const { image: _, ...texts } = draft('A');
const noon = '2026-12-10T12:00:00+02:00';
const dates = { reference: ' T-٢٠٢٦/11 ', opens_at: '2026-12-01T08:00:00Z', closes_at: noon };
const stored = {
  reference: 'T-٢٠٢٦/11',
  opens_at: '2026-12-01T08:00:00.000Z',
  closes_at: '2026-12-10T10:00:00.000Z',
};
const taken = 'Another item of this section has this reference.';
const before = 'It has to close after it opens.';

describeOnBothEngines('the dates and the reference of an announcement', (open) => {
  test('are in every call, and refused with a message at the field', async () => {
    const { request, signIn } = await testApp({ database: await open() });
    const { call } = await signIn();
    const make = async (own: object, item = 'tender') => {
      const response = await call(`/api/${item}`, await form({ ...texts, ...own }));
      return [response.statusCode, response.json().errors ?? response.json()];
    };
    expect(await make(dates)).toEqual([201, expect.objectContaining(stored)]);
    expect((await request('/api/tender/1')).json()).toMatchObject(stored);
    expect((await call('/api/items/tenders/1')).json()).toMatchObject(stored);

    const timeZone = expect.stringContaining('time zone');
    expect(await make({ closes_at: '2026-12-10T12:00' })).toEqual([422, { closes_at: [timeZone] }]);
    expect(await make({ ...dates, reference: '', closes_at: stored.opens_at })).toEqual([
      422,
      { closes_at: [before] },
    ]);
    expect(await make({ reference: 't-2026/١١' })).toEqual([422, { reference: [taken] }]);
    expect(await make({ reference: 'x'.repeat(101) })).toEqual([
      422,
      { reference: ['A reference has at most 100 characters.'] },
    ]);
    expect((await request('/api/tenders')).json().tenders).toHaveLength(1);
    // Each section has references of its own
    expect(await make({ reference: 'T-2026/11' }, 'recruitment')).toMatchObject([201, {}]);

    expect(await make({ reference: 'T-2026/12', publish: 'draft' })).toMatchObject([201, {}]);
    const change = async (own: object) => {
      const response = await call('/api/update-tender/1', await form({ ...own }));
      return [response.statusCode, response.json().errors];
    };
    expect(await change({ reference: 'T-2026/12' })).toEqual([422, { reference: [taken] }]);
    expect(await change({ opens_at: '2026-12-11T08:00:00Z' })).toEqual([422, { closes_at: [before] }]);
    expect(await change({ title_en: 'B' })).toEqual([200, undefined]);
    expect(await change({ opens_at: '', closes_at: '' })).toEqual([200, undefined]);
    expect((await request('/api/tender/1')).json()).toMatchObject({ opens_at: null, closes_at: null });
  });

  test('are saved while they are typed, and checked before they are public', async () => {
    const { signIn, services } = await testApp({ database: await open() });
    const { call } = await signIn();
    for (const reference of ['T-1', 'T-2'])
      await services.content.create('tenders', { ...draft(reference), reference });
    const write = async (path: string, payload: object, method: 'POST' | 'PUT' = 'PUT') => {
      const response = await call(`/api/items/tenders/2${path}`, { method, payload });
      return [response.statusCode, response.json().errors];
    };
    expect(await write('', { reference: 'T-1', autosave: true })).toEqual([200, undefined]);
    expect(await write('', { reference: 'T-1', title_en: 'B' })).toEqual([422, { reference: [taken] }]);
    expect(await write('/publish', { sides: { en: {} }, despite_differences: true }, 'POST')).toEqual([
      422,
      { reference: [taken] },
    ]);
    expect(await write('', { reference: 'T-3' })).toEqual([200, undefined]);

    // A reference is free again when its item is in the trash, which gives it back for no other
    await services.trash.put('tenders', 1, '');
    expect(await write('', { reference: 'T-1' })).toEqual([200, undefined]);
    await services.publishing.publish(
      'tenders',
      2,
      { sides: { en: {}, ar: {} }, despite_differences: true },
      '',
    );
    const restored = await call('/api/trash/tenders/1/restore', { method: 'POST' });
    expect([restored.statusCode, restored.json().message]).toEqual([422, taken]);
    expect((await services.trash.list()).map(({ id }) => id)).toEqual([1]);
  });

  test('a reference that is to be published is taken already', async () => {
    const { services } = await testApp({
      database: await open(),
      now: () => Date.parse('2026-11-22T08:00:00Z'),
    });
    const { publishing } = services;
    await publishing.create('tenders', { ...draft('A'), reference: 'T-1' }, { author: '', publish: false });
    await publishing.publish('tenders', 1, { sides: { en: { at: '2026-11-23T08:00:00.000Z' } } }, '');
    await publishing.save('tenders', 1, { reference: 'T-2' }, { author: '' });
    const other = () => publishing.create('tenders', { ...draft('B'), reference: 't-1' }, { author: '' });
    await expect(other()).rejects.toMatchObject({ code: 'invalid', key: 'error.referenceTaken' });
  });

  test('of two that are written at once, one is refused', async () => {
    const { services } = await testApp({ database: await open() });
    const both = await Promise.allSettled(
      ['A', 'B'].map((title) => services.content.create('tenders', { ...draft(title), reference: 'T-1' })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [{ reason }] = both.filter((each) => each.status === 'rejected') as [PromiseRejectedResult];
    expect(reason).toMatchObject({ code: 'invalid', key: 'error.referenceTaken' });
  });
});
