import { expect, onTestFinished, test } from 'vitest';
import { startDeadlineSchedule } from '#server/lifecycle/schedules/deadline-schedule.ts';
import { alertCharacters } from '#shared/alerts/alert-limits.ts';
import { describeOnBothEngines, describeOnPostgres, type TestDatabase } from '#tests/databases/databases.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';

const hour = 60 * 60 * 1000;
const start = Date.parse('2026-11-22T08:00:00Z');
const at = (hours: number) => new Date(start + hours * hour).toISOString();

const texts = { text_ar: 'الطريق مقطوع', text_en: 'The road is closed' };

/** A site whose clock the test sets, and an editor who raises alerts there. */
async function site(options: Parameters<typeof cachedSite>[0] = {}) {
  const clock = { now: start };
  const cached = await cachedSite({ items: { articles: 1 }, now: () => clock.now, ...options });
  const { call } = await cached.signIn();
  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const response = await call(`/api/${path}`, { method, ...(payload && { payload }) });
    return { status: response.statusCode, json: response.json() };
  };
  return {
    ...cached,
    clock,
    send,
    raise: (alert: object) => send('POST', 'alerts', { level: 'emergency', ...texts, ...alert }),
    /** A response over the network, through the cache. */
    shown: async (path: string) =>
      (await cached.get(path, { headers: { accept: 'text/html' } })).body.toString(),
    standing: async () =>
      JSON.parse((await cached.get('/api/alerts')).body.toString()).map(({ id }: { id: number }) => id),
  };
}

const pages = [
  '/',
  '/en',
  '/articles',
  '/articles/1/ar',
  '/contact-us',
  '/no-such-page',
  '/articles/9/ar',
  '/files/articles/1/9/a.pdf',
];

describeOnBothEngines('alerts', (open) => {
  const onEngine = async () => ({ database: (await open()) satisfies TestDatabase });

  test('an alert is above every page at the next request, also above cached ones and errors', async () => {
    const { raise, shown, send } = await site(await onEngine());
    for (const path of [...pages, ...pages]) expect(await shown(path), path).not.toContain('<site-alerts');
    const { status, json } = await raise({ link: '/articles/1/ar' });
    expect([status, json]).toMatchObject([201, { id: 1, level: 'emergency', ...texts, ends_at: null }]);
    for (const path of pages) {
      const text = texts[/^\/en|\/en$/.test(path) ? 'text_en' : 'text_ar'];
      expect(await shown(path), path).toMatch(
        new RegExp(
          `<body><site-alerts><div class="site-alert" data-level="emergency" [^>]*role="alert">[^]*${text}`,
        ),
      );
    }
    expect(await shown('/api/alerts')).toContain('"level":"emergency"');
    expect(await send('PUT', 'alerts/1', { level: 'warning', text_en: 'Rain' })).toMatchObject({
      status: 200,
    });
    expect(await shown('/en')).toMatch(
      /data-level="warning" [^>]*role="region" aria-label="Warning">[^]*Rain/,
    );
    expect(await send('DELETE', 'alerts/1')).toMatchObject({ status: 200 });
    for (const path of pages) expect(await shown(path), path).not.toContain('<site-alerts');
    expect(await send('DELETE', 'alerts/1')).toMatchObject({ status: 404 });
  });

  test('an alert that is ended stands no longer, and stays among those that ended', async () => {
    const { raise, send, standing, signIn, clock } = await site(await onEngine());
    await raise({});
    await raise({ starts_at: at(1) });
    expect(await standing()).toEqual([1]);
    clock.now += hour / 10;
    for (const id of [1, 2]) expect((await send('POST', `alerts/${id}/end`)).status).toBe(200);
    expect(await standing()).toEqual([]);
    const { call } = await signIn();
    const { alerts, ended } = (await call('/api/alerts/all')).json();
    expect([alerts, ended.map(({ id, ends_at }: { id: number; ends_at: string }) => [id, ends_at])]).toEqual([
      [],
      [[1, at(0.1)]],
    ]);
  });
});

describeOnPostgres('several instances', (open) => {
  test('show an alert that was raised at another one, and its end', async () => {
    const database = await open();
    const one = await site({ database });
    const other = await site({ database: { ...database, ...(await database.again()) }, items: {} });
    for (const { services } of [one, other]) {
      onTestFinished(() => services.crossInstance.stop());
      await services.crossInstance.listen(() => {});
    }
    expect([await one.shown('/en'), await other.shown('/en')].join()).not.toContain('<site-alerts');
    await one.raise({});
    await expect.poll(() => other.shown('/en')).toContain(texts.text_en);
    other.clock.now += 1_000;
    one.clock.now += 1_000;
    expect((await other.send('POST', 'alerts/1/end')).status).toBe(200);
    await expect.poll(() => one.shown('/en')).not.toContain('<site-alerts');
  });
});

test('cached pages change by themselves when an alert begins and ends', async () => {
  const { app, raise, shown, standing, services, rendered, clock } = await site();
  onTestFinished(startDeadlineSchedule(services, app.log));
  await raise({ starts_at: at(1), ends_at: at(2) });
  expect(await standing()).toEqual([]);
  await rendered(...pages);
  clock.now = start + hour;
  await expect.poll(() => shown('/articles')).toContain('data-level="emergency"');
  await expect.poll(standing).toEqual([1]);
  clock.now = start + 2 * hour;
  await expect.poll(() => shown('/articles')).not.toContain('<site-alerts');
  await expect.poll(standing).toEqual([]);
});

test('the caches are dropped once for an alert, and a page is rendered once after it', async () => {
  const { raise, rendered, services } = await site();
  const purges: string[][] = [];
  services.invalidation.onInvalidate((tags) => purges.push([...tags]));
  await rendered('/', '/articles', '/articles/1/ar');
  await raise({});
  expect(purges).toEqual([['*']]);
  expect(await rendered('/', '/articles', '/articles/1/ar', '/', '/articles', '/articles/1/ar')).toBe(3);
});

test('one language is enough: the other pages show that text with a note', async () => {
  const { raise, shown } = await site();
  await raise({ text_en: undefined, level: 'warning' });
  expect(await shown('/en')).toMatch(
    /<span lang="ar" dir="rtl">الطريق مقطوع<\/span> <small>[^<]*Arabic only/,
  );
  expect(await shown('/')).toMatch(/<span>الطريق مقطوع<\/span>(?!.*<small>)/);
});

test('the gravest alert comes first, on pages, in the call and in the feeds', async () => {
  const { raise, shown, standing } = await site();
  for (const level of ['warning', 'information', 'emergency'])
    await raise({ level, text_en: `A ${level} <b>` });
  expect(await standing()).toEqual([3, 1, 2]);
  const levels = [...(await shown('/en')).matchAll(/data-level="(\w+)"/g)].map(([, level]) => level);
  expect(levels).toEqual(['emergency', 'warning', 'information']);
  const feed = await shown('/feed/articles/en.xml');
  const titles = [...feed.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title);
  expect(titles.slice(1)).toEqual([
    'Emergency: A emergency &lt;b&gt;',
    'Warning: A warning &lt;b&gt;',
    'Information: A information &lt;b&gt;',
    'articles 1',
  ]);
});

test('information alone can be hidden, by a script that the policy names', async () => {
  const { raise, get } = await site();
  await raise({ level: 'warning' });
  expect((await get('/')).body.toString()).not.toContain('data-dismissible');
  await raise({ level: 'information' });
  const { headers, body } = await get('/');
  expect(body.toString()).toMatch(/<button type="button" aria-label="[^"]+" hidden>/);
  expect(String(headers['content-security-policy'])).toMatch(/script-src 'self' 'sha256-[^']+';/);
});

test.each<[alert: object, field: string, message: string]>([
  [{ text_ar: ' ', text_en: '' }, 'text_ar', 'Please write the text in Arabic, in English, or in both.'],
  [
    { text_en: 'x'.repeat(alertCharacters + 1) },
    'text_en',
    `The text has ${alertCharacters} characters at most. Please shorten it.`,
  ],
  [{ level: 'grave' }, 'level', 'Please choose information, warning or emergency.'],
  ...[
    'javascript:alert(1)',
    'ftp://example.org',
    '//evil.example.org',
    '/\\evil.example.org',
    'http://a:b@example.org',
    'articles',
  ].map(
    (link) =>
      [
        { link },
        'link',
        'Please write a path of this site, e.g. /articles, or a full address that begins with https:// or http://.',
      ] satisfies [object, string, string],
  ),
  [
    { starts_at: at(2), ends_at: at(1) },
    'ends_at',
    'It has to end after it begins. Please choose a later end, or none.',
  ],
  [{ ends_at: at(-1) }, 'ends_at', 'This end has passed. Please choose a later one, or none.'],
  [{ ends_at: '2026-11-22' }, 'ends_at', 'A date and a time need their time zone, such as +02:00 or Z.'],
])('%j is refused, and nothing is raised', async (alert, field, message) => {
  const { raise, standing } = await site();
  expect(await raise(alert)).toEqual({ status: 422, json: { message, errors: { [field]: [message] } } });
  expect(await standing()).toEqual([]);
});

test('a change that is based on an older version is refused with the stored alert', async () => {
  const { raise, send } = await site();
  const { updated_at } = (await raise({})).json;
  const change = (text_en: string) => send('PUT', 'alerts/1', { level: 'warning', text_en, updated_at });
  expect((await change('one')).status).toBe(200);
  expect(await change('other')).toMatchObject({ status: 409, json: { current: { text_en: 'one' } } });
});

test('the audit trail names who raised, changed, ended and deleted an alert', async () => {
  const { raise, send, services, clock } = await site();
  await raise({});
  await send('PUT', 'alerts/1', { level: 'warning', ...texts });
  clock.now += hour / 10;
  await send('POST', 'alerts/1/end');
  await send('DELETE', 'alerts/1');
  const entries = [];
  for await (const { actor, action, subject } of services.audit.entries.all())
    if (action.startsWith('alert.')) entries.push([actor, action, subject]);
  expect(entries).toEqual(
    ['raised', 'changed', 'ended', 'removed'].map((act) => [
      'editor@example.org',
      `alert.${act}`,
      'alerts/1',
    ]),
  );
});
