import { expect, test } from 'vitest';
import type { ManagerDraft } from '#shared/content/manager.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { createManagers } from './managers.ts';

const first: ManagerDraft = {
  name: { ar: 'الأوّل', en: 'The first' },
  image: 'portraits/first.webp',
  from: { ar: '١٩٦٠', en: '1960' },
  to: { ar: '١٩٧٠', en: '1970' },
};

const current: ManagerDraft = {
  name: { ar: 'الحالي', en: 'The current one' },
  image: null,
  from: { ar: '١٩٧٠', en: '1970' },
  to: { ar: '', en: '' },
};

describeOnBothEngines('managers', (open) => {
  test('are none before one was created', async () => {
    expect(await createManagers((await open()).db).list()).toEqual([]);
  });

  test('the list begins with the one in office', async () => {
    const managers = createManagers((await open()).db);
    const { updated_at, ...created } = await managers.create(first);
    expect(created).toEqual({ id: 1, ...first });
    expect(new Date(updated_at).toISOString()).toBe(updated_at);
    await managers.create(current);
    expect(await managers.list()).toMatchObject([
      { id: 2, ...current },
      { id: 1, ...first, updated_at },
    ]);
  });
});
