import { expect, test } from 'vitest';
import { desk } from '#tests/sites/desk.ts';

const differing = {
  description_ar: 'تُقبل الطلبات حتى ٢٠ آذار ٢٠٢٧ على الرقم 01 234 567.',
  description_en: 'Applications are taken until 21 March 2027 on 01 234 567.',
};
const found = [{ kind: 'date', ar: ['٢٠ آذار ٢٠٢٧'], en: ['21 March 2027'] }];

test('two sides that state different dates are published when somebody says so', async () => {
  const { write, send, call, shown } = await desk();
  await write(differing);
  const read = async () => (await call('/api/items/articles/1')).json().differences;
  expect(await read()).toEqual(found);

  const refused = await send('articles/1/publish', { sides: { ar: {}, en: {} } });
  expect([refused.status, refused.json.differences, await shown()]).toEqual([409, found, 404]);
  expect(refused.json.message).toBe(
    'The two languages do not state the same. Please compare them, or publish them as they are.',
  );

  const both = { sides: { ar: {}, en: {} }, despite_differences: true };
  expect((await send('articles/1/publish', both)).status).toBe(200);
  expect(await shown()).toMatchObject(differing);
  const { events } = (await call('/api/items/articles/1/revisions')).json();
  expect(events).toMatchObject([{ details: { differences: found } }, { details: { differences: found } }]);

  await send('articles/1', { description_en: differing.description_en.replace('21', '20') }, 'PUT');
  expect(await read()).toEqual([]);
  expect((await send('articles/1/publish', { sides: { en: {} } })).status).toBe(200);
});

test('a side whose other one is still a draft is not compared', async () => {
  const { write, send } = await desk();
  await write(differing);
  expect((await send('articles/1/publish', { sides: { ar: {} } })).status).toBe(200);
  expect((await send('articles/1/publish', { sides: { en: {} } })).status).toBe(409);
});
