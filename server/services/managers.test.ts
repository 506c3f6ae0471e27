import { expect, test } from 'vitest';
import type { ManagerDraft } from '#shared/manager.ts';
import { describeOnBothEngines } from '#tests/databases.ts';
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
  test('nobody, before one was created', async () => {
    expect(await createManagers((await open()).db).list()).toEqual([]);
  });

  test('the list begins with the one in office', async () => {
    const managers = createManagers((await open()).db);
    expect(await managers.create(first)).toEqual({ id: 1, ...first });
    await managers.create(current);
    expect(await managers.list()).toEqual([
      { id: 2, ...current },
      { id: 1, ...first },
    ]);
  });
});
