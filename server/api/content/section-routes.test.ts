import { describe, expect, test } from 'vitest';
import type { SectionKey } from '#shared/site/sections.ts';
import { testApp } from '#tests/sites/test-app.ts';

type Call = {
  list: string;
  item: string;
  section: SectionKey;
  keys: string[];
  missing: { en: string; ar: string };
};

const activity = { en: 'Activity not found', ar: 'هذا النشاط غير موجود' };
const news = { en: 'News Item not found', ar: 'هذا الخبر غير موجود' };

/** The table of the specification's §7, written out: it must not be computed from the table that it checks. */
const calls: Call[] = [
  {
    list: '/api/manager-activities',
    item: '/api/manager-activity',
    section: 'manager-activities',
    keys: ['activities', 'manager_name'],
    missing: activity,
  },
  {
    list: '/api/security-news',
    item: '/api/security-news-item',
    section: 'security-news',
    keys: ['activities'],
    missing: news,
  },
  {
    list: '/api/sports-news',
    item: '/api/sports-news-item',
    section: 'sports-news',
    keys: ['activities'],
    missing: news,
  },
  {
    list: '/api/directorate-activities',
    item: '/api/directorate-activity',
    section: 'directorate-activities',
    keys: ['activities'],
    missing: activity,
  },
  {
    list: '/api/recruitments',
    item: '/api/recruitment',
    section: 'recruitments',
    keys: ['activities'],
    missing: { en: 'Recruitment not found', ar: 'إعلان التطويع هذا غير موجود' },
  },
  {
    list: '/api/admin-news',
    item: '/api/admin-news-item',
    section: 'admin-news',
    keys: ['activities'],
    missing: news,
  },
  {
    list: '/api/tenders',
    item: '/api/tender',
    section: 'tenders',
    keys: ['tenders', 'activities'],
    missing: { en: 'Tender not found', ar: 'هذه المناقصة غير موجودة' },
  },
  {
    list: '/api/articles',
    item: '/api/article',
    section: 'articles',
    keys: ['articles'],
    missing: { en: 'Article not found', ar: 'هذا المقال غير موجود' },
  },
  {
    list: '/api/studies',
    item: '/api/study',
    section: 'studies',
    keys: ['studies', 'activities'],
    missing: { en: 'Study not found', ar: 'هذه الدراسة غير موجودة' },
  },
];

const fields = [
  'id',
  'image',
  'title_en',
  'title_ar',
  'description_en',
  'description_ar',
  'date_en',
  'date_ar',
];

describe.each(calls)('$list', ({ list, item, section, keys, missing }) => {
  test('returns the complete list, newest first, under the keys of the specification', async () => {
    const { request } = await testApp({ items: { [section]: 3 } });
    const response = await request(list);
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-total-count']).toBe('3');
    expect(Object.keys(response.json())).toEqual(keys);
    for (const key of keys.filter((each) => each !== 'manager_name')) {
      expect(response.json()[key].map((each: { id: number }) => each.id)).toEqual([3, 2, 1]);
    }
  });

  test('returns an empty list if there are no items yet', async () => {
    const { request } = await testApp();
    const response = await request(list);
    expect(response.statusCode).toBe(200);
    expect(response.json()[keys[0] ?? '']).toEqual([]);
    expect(response.headers['x-total-count']).toBe('0');
  });

  test('returns one item with the fields of the specification', async () => {
    const { request } = await testApp({ items: { [section]: 2 } });
    const response = await request(`${item}/2`);
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json())).toEqual(expect.arrayContaining(fields));
    expect(response.json()).toMatchObject({
      id: 2,
      title_en: `${section} 2`,
      title_ar: `${section} 2 بالعربية`,
    });
  });

  test('reports a missing item in both languages, whatever the id is', async () => {
    const { request } = await testApp({ items: { [section]: 1 } });
    for (const id of [
      '2',
      '0',
      '-1',
      '1.5',
      '1e0',
      '01',
      '%201',
      'abc',
      '99999999999999999999',
      "1'%20or%20'1",
    ]) {
      const english = await request(`${item}/${id}`);
      expect([id, english.statusCode, english.json()]).toEqual([id, 404, { message: missing.en }]);
      const arabic = await request(`${item}/${id}`, { headers: { 'accept-language': 'ar-LB' } });
      expect([id, arabic.statusCode, arabic.json()]).toEqual([id, 404, { message: missing.ar }]);
    }
  });

  test('refuses other methods, and names the allowed ones', async () => {
    const { request } = await testApp();
    // Three sections are created at the address of their list (specification §7)
    const created = ['/api/security-news', '/api/sports-news', '/api/admin-news'].includes(list);
    const allow = created ? 'GET, HEAD, POST' : 'GET, HEAD';
    const refused = await request(list, { method: 'DELETE' });
    expect([refused.statusCode, refused.headers.allow]).toEqual([405, allow]);
    expect(refused.json()).toEqual({ message: 'This address does not take that method.' });
    const requested = await request(list, { method: 'OPTIONS' });
    expect([requested.statusCode, requested.headers.allow, requested.body]).toEqual([204, allow, '']);
  });

  test('responds to HEAD like GET, without the list', async () => {
    const { request } = await testApp({ items: { [section]: 2 } });
    const head = await request(list, { method: 'HEAD' });
    const get = await request(list);
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['x-total-count', 'etag', 'content-type', 'content-length']) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
  });
});

test('the activities of the manager name the manager', async () => {
  const { request, services } = await testApp();
  const text = { ar: '', en: '' };
  const name = { ar: 'العميد سامر المثال', en: 'Brigadier Samer Example' };
  await services.profile.saveMain({ manager_name: name, section_1: text, section_2: text, image: null });
  expect((await request('/api/manager-activities?limit=3')).json()).toEqual({
    activities: [],
    manager_name: name,
  });
});

test('an unknown call gets a failure in JSON, not a page', async () => {
  const { request } = await testApp({
    web: (app) => {
      app.get('*', { config: { may: 'read-public' } }, (_request, reply) =>
        reply.type('text/html').send('<html>'),
      );
    },
  });
  for (const method of ['GET', 'POST'] as const) {
    for (const path of ['/api/nothing', '/api/', '/api/articles/1', '/api/article/1/2']) {
      const response = await request(path, { method });
      expect([path, response.statusCode, response.json()]).toEqual([
        path,
        404,
        { message: 'There is nothing at this address.' },
      ]);
    }
  }
  expect((await request('/elsewhere')).body).toBe('<html>');
});
