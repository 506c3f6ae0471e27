import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { desk, texts } from '#tests/sites/desk.ts';

const both = { sides: { ar: {}, en: {} } };

describeOnBothEngines('a publication that names a version', (open) => {
  test('is refused with the newer item where somebody else saved meanwhile, and publishes nothing', async () => {
    const { write, send, call, shown } = await desk({ database: await open() });
    await write();
    const { updated_at: version } = (await call('/api/items/articles/1')).json();
    const { json: newer } = await send('articles/1', { title_en: 'Theirs' }, 'PUT');
    const late = await send('articles/1/publish', { ...both, version });
    expect([late.status, late.json.message, late.json.current]).toEqual([
      409,
      'Somebody else has changed this in the meantime.',
      newer,
    ]);
    expect(await shown()).toBe(404);
    expect((await send('articles/1/publish', { ...both, version: 'old' })).status).toBe(422);
    expect((await send('articles/1/publish', { ...both, version: newer.updated_at })).status).toBe(200);
    // A publication is no save: the version is the same
    expect((await send('articles/1/publish', { ...both, version: newer.updated_at })).status).toBe(200);
    await send('articles/1', { title_en: 'Later' }, 'PUT');
    expect((await send('articles/1/publish', both)).status).toBe(200);
    expect(await shown()).toMatchObject({ title_en: 'Later' });
  });

  test('has the words of that version, or nothing, where a save comes at the same time', async () => {
    const { write, send, call, shown } = await desk({ database: await open() });
    await write();
    const { updated_at: version } = (await call('/api/items/articles/1')).json();
    const [published] = await Promise.all([
      send('articles/1/publish', { ...both, version }),
      send('articles/1', { title_en: 'Theirs' }, 'PUT'),
    ]);
    const expected = { 200: expect.objectContaining(texts), 409: 404 };
    expect(await shown()).toEqual(expected[published.status as keyof typeof expected]);
  });
});

describeOnBothEngines('a duplicate', (open) => {
  test('that is made again after a lost response is the same draft, and is recorded once', async () => {
    const { write, send, call, db } = await desk({ database: await open() });
    await write({ publish: undefined });
    const creation_key = 'new-0f8fad5b-d9cb';
    const copies = await Promise.all([1, 2].map(() => send('articles/1/duplicate', { creation_key })));
    copies.push(await send('articles/1/duplicate', { creation_key }));
    expect(copies.map(({ status, json }) => [status, json.id])).toEqual(copies.map(() => [201, 2]));
    const created = await db
      .selectFrom('audit_entry')
      .select('subject')
      .where('action', '=', 'content.created')
      .execute();
    expect(created.map(({ subject }) => subject)).toEqual(['articles/1', 'articles/2']);
    expect((await send('articles/1/duplicate', { creation_key: 'a b' })).status).toBe(422);
    for (const body of [{}, { creation_key: 'new-7c9e6679-7425' }]) await send('articles/1/duplicate', body);
    expect((await call('/api/items?section=articles')).json().total).toBe(4);
  });
});

describeOnBothEngines('a save right after an autosave', (open) => {
  test('stands in the history as saved, and the next autosave is a version of its own', async () => {
    const { write, send, call } = await desk({ database: await open() });
    await write();
    const save = (title_en: string, more = {}) => send('articles/1', { title_en, ...more }, 'PUT');
    const { json: autosaved } = await save('Typed', { autosave: true });
    const { json: saved } = await save('Typed', { version: autosaved.updated_at });
    expect(saved).toEqual(autosaved);
    await save('Typed on', { autosave: true });
    const { revisions } = (await call('/api/items/articles/1/revisions')).json();
    expect(revisions.map(({ revision, kind }: Record<string, unknown>) => [revision, kind])).toEqual([
      [3, 'autosaved'],
      [2, 'saved'],
      [1, 'saved'],
    ]);
  });
});
