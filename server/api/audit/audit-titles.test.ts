import { expect, test } from 'vitest';
import { entryHash } from '#server/crypto/entry-hash.ts';
import { desk, texts } from '#tests/sites/desk.ts';

test('an entry names its item by the title of that time, also of one that was deleted for good', async () => {
  const { write, send, call, services } = await desk();
  await write();
  await send('articles/1', { title_en: 'Another title' }, 'PUT');
  await call('/api/article/1', { method: 'DELETE' });
  await call('/api/trash/articles/1', { method: 'DELETE' });
  const entries = (await call('/api/audit?limit=4')).json() as { action: string; title: unknown }[];
  const later = { ar: texts.title_ar, en: 'Another title' };
  expect(entries.map(({ action, title }) => [action, title])).toEqual([
    ['content.erased', later],
    ['content.removed', later],
    ['content.changed', later],
    ['content.created', { ar: texts.title_ar, en: texts.title_en }],
  ]);
  expect((await services.audit.verify()).problems).toEqual([]);
});

test('the hash of an entry covers its title; one without is hashed as before', () => {
  const entry = {
    seq: 1,
    at: '',
    actor_id: null,
    actor: '',
    session: null,
    action: '',
    subject: '',
    amount: null,
  };
  const hashes = [null, '{"ar":"","en":"A"}', '{"ar":"","en":"B"}'].map((title) =>
    entryHash('', { ...entry, title }),
  );
  expect(new Set(hashes).size).toBe(3);
});
