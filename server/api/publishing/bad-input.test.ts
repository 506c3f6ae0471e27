import { expect, test } from 'vitest';
import { form } from '#tests/requests/form.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';

const { image: _image, ...texts } = draft('An item');
const past = '2001-01-01T00:00:00.000Z';
const soon = '2100-01-01T00:00:00.000Z';
const later = '2101-01-01T00:00:00.000Z';
const reasons = { reason_ar: 'سبب', reason_en: 'A reason' };
const other = { section: 'articles', id: 2 };

/** Article 1 is published, 2 a draft, 3 withdrawn, and 4 has no English title. */
const refused: [call: string, payload: object | undefined, status: number][] = [
  ['POST articles/1/publish', { sides: { ar: { at: past } } }, 422],
  ['POST articles/1/publish', { sides: { ar: { at: later, until: soon } } }, 422],
  ['POST articles/1/publish', { sides: { ar: { until: past } } }, 422],
  ['POST articles/1/publish', { sides: { ar: {}, en: { at: past } } }, 422],
  ['POST articles/1/publish', { sides: { ar: { at: 'tomorrow' } } }, 422],
  ['POST articles/1/publish', { sides: { fr: {} } }, 422],
  ['POST articles/1/publish', { sides: {} }, 422],
  ['POST articles/1/publish', {}, 422],
  ['POST articles/4/publish', { sides: { ar: {}, en: {} } }, 422],
  ['POST articles/9/publish', { sides: { ar: {} } }, 404],
  ['POST articles/x/publish', { sides: { ar: {} } }, 404],
  ['POST weather/1/publish', { sides: { ar: {} } }, 422],
  ['POST articles/2/unpublish', { sides: ['ar'] }, 409],
  ['POST articles/1/unpublish', { sides: ['fr'] }, 422],
  ['POST articles/1/unpublish', { sides: [] }, 422],
  ['POST articles/2/withdraw', reasons, 409],
  ['POST articles/1/withdraw', { ...reasons, reason_ar: ' ' }, 422],
  ['POST articles/1/withdraw', { reason_en: 'Why' }, 422],
  ['POST articles/1/withdraw', { ...reasons, successor: { ...other, id: 1 } }, 422],
  ['POST articles/1/withdraw', { ...reasons, successor: other }, 422],
  ['POST articles/1/withdraw', { ...reasons, successor: { ...other, id: 3 } }, 422],
  ['POST articles/1/withdraw', { ...reasons, successor: { ...other, id: 99 } }, 422],
  ['POST articles/1/withdraw', { ...reasons, successor: { ...other, id: 2 ** 31 } }, 422],
  ['POST articles/1/withdraw', { ...reasons, reason_en: 'a\0b' }, 422],
  ['POST articles/1/up-to-date', { side: 'fr' }, 422],
  ['PUT articles/1', { title_ar: 5 }, 422],
  ['PUT articles/1', { version: 'old' }, 422],
  ['PUT articles/1', { image: 'images/0123456789abcdef-8x8.webp' }, 422],
  ['PUT articles/1', { image: 'javascript:alert(1)' }, 422],
  ['PUT articles/1', { title_ar: 'x', version: past }, 409],
  ['PUT articles/9', { title_ar: 'x' }, 404],
  ['GET articles/9', undefined, 404],
  ['GET articles/1/revisions/1..9', undefined, 404],
  ['GET articles/1/revisions/x..y', undefined, 404],
  ['POST articles/1/revisions/9/restore', undefined, 404],
  ['POST articles/1/revisions/0/restore', undefined, 422],
];

test('what cannot be done is refused with a sentence in both languages, and nothing is changed', async () => {
  const { call: request, services, db } = await site();
  const { publishing } = services;
  for (const title of ['Public', 'Draft', 'Withdrawn', 'Arabic alone']) {
    const item = { ...draft(title), ...(title === 'Arabic alone' && { title_en: '' }) };
    await publishing.create('articles', item, {
      author: '',
      publish: ['Public', 'Withdrawn'].includes(title),
    });
  }
  await publishing.withdraw('articles', 3, { reason_ar: 'سبب', reason_en: 'Why' }, '');
  const snapshot = async () => {
    const tables = ['content_item', 'item_document', 'item_side', 'item_revision', 'item_event'] as const;
    return JSON.stringify(await Promise.all(tables.map((name) => db.selectFrom(name).selectAll().execute())));
  };
  const before = await snapshot();
  for (const [call, payload, status] of refused) {
    const [method, path] = call.split(' ') as ['POST' | 'PUT' | 'GET', string];
    const responseIn = async (language: string) => {
      const response = await request(`/api/items/${path}`, {
        method,
        headers: { 'accept-language': language },
        ...(payload && { payload }),
      });
      return { status: response.statusCode, message: String(response.json().message) };
    };
    const [english, arabic] = [await responseIn('en'), await responseIn('ar')];
    expect([call, payload, english.status, arabic.status]).toEqual([call, payload, status, status]);
    expect(english.message, call).toMatch(/^[A-Z]/);
    expect(arabic.message, call).toMatch(/^\p{Script=Arabic}/u);
  }
  expect(await snapshot()).toBe(before);
});

test('another word than `draft` for the publication of a form is refused', async () => {
  const { call, db } = await site();
  await call('/api/article', await form(texts));
  for (const path of ['article', 'update-article/1']) {
    const response = await call(`/api/${path}`, await form({ ...texts, publish: 'later' }));
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['publish']]);
  }
  expect(await db.selectFrom('content_item').select('id').execute()).toHaveLength(1);
});

async function site() {
  const app = await testApp();
  return { ...app, ...(await app.signIn()) };
}
