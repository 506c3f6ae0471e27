import { expect, test } from 'vitest';
import { testApp } from '#tests/sites/test-app.ts';

test('the response lists the successive managers as a plain array', async () => {
  const { request, services } = await testApp();
  expect((await request('/api/managers')).json()).toEqual([]);
  const term = { from: { ar: '٢٠٢١', en: '2021' }, to: { ar: '', en: '' }, image: null };
  await services.managers.create({ name: { ar: 'سامر المثال', en: 'Samer Example' }, ...term });
  expect((await request('/api/managers')).json()).toMatchObject([
    { id: 1, name: { ar: 'سامر المثال', en: 'Samer Example' }, ...term },
  ]);
});
