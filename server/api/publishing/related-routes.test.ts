import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';

const author = '';
const now = Date.parse('2026-11-22T08:00:00Z');
const closes_at = '2026-12-10T10:00:00.000Z';

describeOnBothEngines('notices about an announcement', (open) => {
  async function site() {
    const app = await testApp({ database: await open(), now: () => now });
    const { call } = await app.signIn();
    const { content, publishing } = app.services;
    for (const title of ['Tender', 'Addendum', 'Other'])
      await content.create('tenders', { ...draft(title), closes_at });
    await publishing.create('tenders', draft('Result'), { author, publish: false });
    const relate = async (id: number, concerns: number | null, kind?: string, section = 'tenders') => {
      const response = await call(`/api/items/${section}/${id}/related`, {
        method: 'PUT',
        payload: { concerns: concerns && { section: 'tenders', id: concerns }, kind },
      });
      return [response.statusCode, response.json().errors ?? response.json().related];
    };
    const line = async (id: number) =>
      (await content.line('tenders', id)).map((item) => [item.id, item.kind]);
    const ids = async (state: 'open' | 'closed') =>
      (await content.list('tenders', { state, now })).items.map(({ id }) => id);
    return { ...app, call, relate, line, ids };
  }

  test('are a line, in which a published result closes the first', async () => {
    const { relate, line, ids, services } = await site();
    const first = { section: 'tenders', id: 1 };
    expect(await relate(2, 1, 'addendum')).toEqual([200, { concerns: first, kind: 'addendum' }]);
    // A notice about a notice is one about the first
    expect(await relate(4, 2, 'result')).toEqual([200, { concerns: first, kind: 'result' }]);
    const published = [
      [1, null],
      [2, 'addendum'],
    ];
    expect([await line(1), await line(2), await line(3)]).toEqual([published, published, []]);
    expect([await ids('open'), await ids('closed')]).toEqual([[3, 2, 1], []]);

    const { publishing, trash, content } = services;
    await publishing.publish('tenders', 4, { sides: { en: {}, ar: {} }, despite_differences: true }, author);
    const complete = [...published, [4, 'result']];
    expect([await line(1), await line(4)]).toEqual([complete, complete]);
    expect([await ids('open'), await ids('closed')]).toEqual([[3, 2], [1]]);
    expect(await content.closedBy('tenders', [1, 2])).toEqual({ 1: 'result' });

    await trash.put('tenders', 4, author);
    expect([await line(1), await ids('closed')]).toEqual([published, []]);
    await trash.restore('tenders', 4, author);
    expect(await ids('closed')).toEqual([1]);
    await publishing.withdraw('tenders', 4, { reason_ar: 'أ', reason_en: 'A' }, author);
    expect(await ids('closed')).toEqual([]);
    expect(await relate(2, null)).toEqual([200, null]);
    expect(await line(1)).toEqual([]);
    const { events } = await publishing.history('tenders', 2);
    expect(events.map(({ event }) => event)).toEqual(['unrelated', 'related']);
  });

  test('have no circles, and go with the one that they concern', async () => {
    const { relate, line } = await site();
    expect(await relate(1, 1, 'result')).toEqual([
      422,
      { concerns: ['That item is a notice about this one.'] },
    ]);
    await relate(2, 1, 'addendum');
    expect(await relate(1, 2, 'result')).toEqual([
      422,
      { concerns: ['That item is a notice about this one.'] },
    ]);
    expect(await relate(1, 3, 'extension')).toMatchObject([200, { concerns: { id: 3 } }]);
    expect(await line(2)).toEqual([
      [3, null],
      [1, 'extension'],
      [2, 'addendum'],
    ]);
  });

  test('concern an item that is there, of their section', async () => {
    const { relate, services } = await site();
    await services.content.create('recruitments', draft('A'));
    await services.content.create('articles', draft('A'));
    const other = [422, { concerns: ['Choose another item of this section.'] }];
    expect(await relate(1, 2, 'result', 'recruitments')).toEqual(other);
    expect(await relate(1, 9, 'result')).toEqual(other);
    expect((await relate(9, 1, 'result'))[0]).toBe(404);
    expect(await relate(1, 2)).toEqual([422, { kind: ['Choose what it is to the other item.'] }]);
    expect((await relate(1, 2, 'reply'))[0]).toBe(422);
  });

  test('close what is in a list by the pages’ call, too', async () => {
    const { relate, request, services } = await site();
    await relate(3, 1, 'cancellation');
    const { tenders, closed_by } = (await request('/api/tenders?first=pinned')).json();
    expect(tenders.map(({ id }: { id: number }) => id)).toEqual([3, 2, 1]);
    expect(closed_by).toEqual({ 1: 'cancellation' });
    expect(Object.keys((await request('/api/tenders')).json())).toEqual(['tenders', 'activities']);
    expect(await services.content.closedBy('tenders', [])).toEqual({});
  });
});
