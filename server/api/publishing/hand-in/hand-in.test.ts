import { expect, test } from 'vitest';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { form } from '#tests/requests/form.ts';
import { personSite } from '#tests/roles/person-site.ts';
import { draft } from '#tests/sites/test-app.ts';

const { image: _image, ...texts } = draft('A first item');
const both = { ar: {}, en: {} };
const table = { bytes: new TextEncoder().encode('a,b\n1,2\n'), name: 'table.csv', type: 'text/csv' };
const file = { file: table, name_en: 'A table', language: 'en' };

/** A writer, two editors, and what each sends to a call of article 1, which the writer wrote. */
async function office(database: TestDatabase, mode: 'off' | 'on') {
  const site = await personSite({ database });
  await site.services.settings.save('fourEyes', { mode });
  const people = {
    writer: await site.join('writer@example.org', { roles: ['writer'] }),
    editor: await site.join('editor@example.org', { roles: ['editor'] }),
    second: await site.join('second@example.org', { roles: ['editor'] }),
  };
  type Who = keyof typeof people;
  const as = async (who: Who, call: string, payload?: object) => {
    const [method = '', path = ''] = call.split(' ');
    const response = await people[who].send(path, { method: method as 'GET', ...(payload && { payload }) });
    return { status: response.statusCode, json: response.json() };
  };
  const on = (who: Who, action: string, payload: object = {}) =>
    as(who, `POST items/articles/1/${action}`, payload);
  const write = async (who: Who, fields: object = {}) =>
    people[who].send('article', await form({ ...texts, publish: 'draft', ...fields }));
  const written = await write('writer');
  expect(written.statusCode).toBe(201);
  const handedIn = async (who: Who = 'writer') => String((await on(who, 'hand-in')).json.hand_in.at);
  const shown = async () => (await site.request('/api/article/1')).statusCode;
  return { ...site, people, as, on, write, handedIn, shown };
}

describeOnBothEngines('a copy that is handed in', (open) => {
  test('waits with its note, is sent back with a remark, and is published by an editor', async () => {
    const { on, as, shown, services } = await office(await open(), 'off');
    const first = await on('writer', 'hand-in', { note: 'Please check the date.' });
    expect(first.json).toMatchObject({
      hand_in: { by: 'writer@example.org', note: 'Please check the date.' },
    });
    // Not twice, and nobody takes its place
    expect((await on('editor', 'hand-in')).status).toBe(409);
    const list = async (who: 'editor' | 'writer', which: string) =>
      (await as(who, `GET items?hand_in=${which}`)).json.total;
    expect([
      await list('editor', 'for-me'),
      await list('writer', 'for-me'),
      await list('writer', 'waiting'),
    ]).toEqual([1, 0, 1]);
    const { json: seen } = await as('editor', 'GET items/articles/1/hand-in');
    expect([seen.from.title_en, seen.to.title_en, seen.hand_in.at]).toEqual([
      '',
      'A first item',
      first.json.hand_in.at,
    ]);
    // A writer decides nothing
    const remark = { handed_in: seen.hand_in.at, remark: 'The date is wrong.' };
    expect((await on('writer', 'send-back', remark)).status).toBe(403);
    expect((await on('editor', 'send-back', { ...remark, remark: ' ' })).status).toBe(422);
    const back = await on('editor', 'send-back', remark);
    expect(back.json).toMatchObject({
      hand_in: null,
      sent_back: { by: 'editor@example.org', to: 'writer@example.org', remark: 'The date is wrong.' },
    });
    expect([await list('editor', 'waiting'), await list('writer', 'sent-back-to-me')]).toEqual([0, 1]);
    expect((await on('editor', 'send-back', remark)).status).toBe(409);

    await as('writer', 'PUT items/articles/1', { date_en: '2 November 2026' });
    expect((await on('writer', 'hand-in')).json.sent_back).toBeNull();
    expect(await shown()).toBe(404);
    const published = await on('editor', 'publish', { sides: both, despite_differences: true });
    expect([published.status, published.json.hand_in, await shown()]).toEqual([200, null, 200]);
    expect((await on('writer', 'hand-in')).json.message).toBe(
      'There is nothing to hand in: all of it is public as it is written.',
    );

    const { events } = await services.publishing.history('articles', 1);
    expect(events.map(({ event, author, details }) => [event, author, details])).toEqual([
      ...['en', 'ar'].map(() => [
        'published',
        'editor@example.org',
        expect.objectContaining({ handed_in: expect.objectContaining({ by: 'writer@example.org' }) }),
      ]),
      ['handed-in', 'writer@example.org', {}],
      ['sent-back', 'editor@example.org', { remark: 'The date is wrong.' }],
      ['handed-in', 'writer@example.org', { note: 'Please check the date.' }],
    ]);
    const trail = await services.audit.entries.list({}, { limit: 20 });
    expect(trail.map(({ action, actor }) => `${action} ${actor}`)).toEqual(
      expect.arrayContaining([
        'content.handedIn writer@example.org',
        'content.sentBack editor@example.org',
        'content.published editor@example.org',
      ]),
    );
  });

  test('with four eyes is published by another person than those who handed it in and wrote it last', async () => {
    const { on, as, handedIn, shown } = await office(await open(), 'on');
    const publish = (who: 'editor' | 'second', handed_in?: string) =>
      on(who, 'publish', { sides: both, ...(handed_in && { handed_in }) });
    const message = async (result: ReturnType<typeof publish>) => {
      const { status, json } = await result;
      return [status, json.message];
    };
    expect(await message(publish('editor'))).toEqual([
      409,
      expect.stringContaining('Hand the copy in first'),
    ]);
    const own = await handedIn('editor');
    expect(await message(publish('editor', own))).toEqual([403, expect.stringContaining('You handed')]);
    // A publication names the hand-in that was inspected
    expect((await publish('second')).status).toBe(409);
    expect((await publish('second', '2026-01-01T00:00:00.000Z')).json.current.hand_in.at).toBe(own);

    // The editor's text, handed in by a writer, is the editor's own all the same
    await as('editor', 'PUT items/articles/1', { title_en: 'Another title' });
    const borrowed = await handedIn('writer');
    expect(borrowed).not.toBe(own);
    expect(await message(publish('editor', borrowed))).toEqual([403, expect.stringContaining('You wrote')]);
    const later = { ar: { at: '2100-01-01T00:00:00.000Z' } };
    expect((await on('editor', 'publish', { sides: later, handed_in: borrowed })).status).toBe(403);
    expect(await shown()).toBe(404);
    expect([(await publish('second', borrowed)).status, await shown()]).toEqual([200, 200]);
  });

  test('is no longer handed in once its texts, its files or its gallery change', async () => {
    const { on, as, people, handedIn } = await office(await open(), 'on');
    const changes: [string, () => Promise<unknown>][] = [
      ['a save', () => as('second', 'PUT items/articles/1', { title_en: 'Changed' })],
      ['an autosave', () => as('writer', 'PUT items/articles/1', { title_en: 'Typed', autosave: true })],
      ['an earlier revision', () => as('writer', 'POST items/articles/1/revisions/1/restore')],
      ['a file', async () => people.writer.send('items/articles/1/attachments', await form(file))],
    ];
    for (const [name, change] of changes) {
      const handed_in = await handedIn();
      await change();
      const refused = await on('editor', 'publish', { sides: both, handed_in });
      expect([name, refused.status, refused.json.current?.hand_in]).toEqual([name, 409, null]);
    }
    // The same words again are no change
    await handedIn();
    const same = await as('writer', 'PUT items/articles/1', { title_ar: texts.title_ar });
    expect(same.json.hand_in).not.toBeNull();
  });

  test('is decided once, whoever comes first', async () => {
    const { on, handedIn, services } = await office(await open(), 'on');
    const handed_in = await handedIn();
    const results = await Promise.all([
      on('editor', 'publish', { sides: both, handed_in }),
      on('second', 'publish', { sides: both, handed_in }),
      on('second', 'send-back', { handed_in, remark: 'Not yet.' }),
    ]);
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.filter(({ status }) => status === 409)).toHaveLength(2);
    const { events } = await services.publishing.history('articles', 1);
    const decisions = new Set(events.map(({ event, author }) => `${event} ${author}`));
    expect(decisions.size).toBe(2);
  });
});

describeOnBothEngines('with four eyes', (open) => {
  test('nothing becomes public at once, and what was approved stays as it was', async () => {
    const { on, as, people, handedIn, shown, write } = await office(await open(), 'on');
    for (const call of ['article', 'update-article/1']) {
      const refused = await people.editor.send(call, await form(texts));
      expect([call, refused.statusCode, refused.json().message]).toEqual([
        call,
        403,
        expect.stringContaining('Two people publish on this site'),
      ]);
    }
    await on('editor', 'publish', { sides: both, handed_in: await handedIn() });
    // A public item's files are seen at once
    const attached = async () => people.editor.send('items/articles/1/attachments', await form(file));
    expect((await attached()).statusCode).toBe(403);

    // One person is enough to take something from the site, and to put the same back
    const reasons = { reason_ar: 'سبب', reason_en: 'A reason' };
    expect([(await on('editor', 'withdraw', reasons)).status, await shown()]).toEqual([200, 410]);
    expect([(await on('editor', 'republish')).status, await shown()]).toEqual([200, 200]);
    expect([(await as('editor', 'DELETE article/1')).status, await shown()]).toEqual([200, 404]);
    expect([(await as('editor', 'POST trash/articles/1/restore')).status, await shown()]).toEqual([200, 200]);
    expect([(await on('editor', 'unpublish', { sides: ['ar', 'en'] })).status, await shown()]).toEqual([
      200, 404,
    ]);
    expect((await attached()).statusCode).toBe(201);
    // And what was taken back is published by two again
    expect((await on('editor', 'publish', { sides: both })).status).toBe(409);
    expect((await write('editor', { title_en: 'Second' })).statusCode).toBe(201);
  });

  test('a person whose role was taken away decides nothing', async () => {
    const { on, people, handedIn, services } = await office(await open(), 'on');
    const handed_in = await handedIn();
    await services.roleChanges.assign(people.editor, { roles: ['writer'], sections: [] });
    expect((await on('editor', 'publish', { sides: both, handed_in })).status).toBe(403);
    await services.administrators.remove('writer@example.org');
    // The copy of a removed person waits all the same
    expect((await on('second', 'publish', { sides: both, handed_in })).status).toBe(200);
  });
});
