import { expect, test } from 'vitest';
import { openSite, written } from '#tests/requests/submit.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';
import { testApp } from '#tests/sites/test-app.ts';
import { readConfig } from '../../config.ts';

const { metricsToken } = readConfig({ METRICS_TOKEN: 'a-token-of-the-tests' });
const config = { metricsToken };
const headers = { authorization: 'Bearer a-token-of-the-tests' };

/** Values by name and labels; those of the process change all the time. */
function valuesOf(text: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line.startsWith('diwan_') && !/_event_loop_/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

test('Prometheus gets requests, cached responses, the process, queues and maintenance', async () => {
  const { get, services } = await cachedSite({ items: { articles: 1 }, config });
  const started_at = '2026-11-20T01:00:00.000Z';
  const run = { started_at, finished_at: '2026-11-20T01:02:00.000Z', details: {} };
  await services.maintenanceRuns.note('backup', { ...run, ok: true });
  const raised = { level: 'warning', text_ar: 'الطريق مقطوع', text_en: '', link: null } as const;
  await services.alerts.raise(raised, { author: '' });
  await services.maintenanceRuns.note('drill', { ...run, ok: false });
  const inspect = async () => (await get('/metrics', { headers })).body.toString();

  await inspect();
  const unknown = ['/api/one', '/api/other', '/no-page'];
  for (const path of ['/api/articles', '/api/articles', '/readyz', '/readyz', ...unknown]) await get(path);
  await get('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' } });
  for (const path of ['/contact-us', '/en/contact-us']) await get(path);
  const text = await inspect();
  const values = valuesOf(text);
  const count = (labels: string) => values[`diwan_request_duration_seconds_count{${labels}}`];

  expect(count('method="GET",route="/readyz",status="2xx"')).toBe(2);
  expect(count('method="GET",route="none",status="4xx"'), 'all unknown addresses are one').toBe(3);
  expect(count('method="POST",route="/api/login",status="4xx"')).toBe(1);
  expect(text, 'who opens a form').not.toContain('contact');
  expect(count('method="GET",route="/*",status="2xx"')).toBeUndefined();
  expect(values).toMatchObject({
    'diwan_ready': 1,
    'diwan_alerts{level="warning"}': 1,
    'diwan_alerts{level="emergency"}': 0,
    'diwan_cached_responses_total{event="hits"}': 1,
    'diwan_work{of="passwords",state="running"}': 0,
    'diwan_work{of="pictures",state="waiting"}': 0,
    'diwan_maintenance_finished_seconds{kind="backup"}': Date.parse(run.finished_at) / 1000,
    'diwan_maintenance_ok{kind="backup"}': 1,
    'diwan_maintenance_ok{kind="drill"}': 0,
  });
  expect(values['diwan_cached_responses_bytes']).toBeGreaterThan(0);
  expect(text).toMatch(/^diwan_build_info\{version="\d+\.\d+\.\d+",node="v\d+\.\d+\.\d+"\} 1$/m);
  for (const name of ['cpu_seconds_total', 'resident_memory_bytes', 'start_time_seconds']) {
    expect(text).toMatch(new RegExp(`^process_${name} [\\d.]+$`, 'm'));
  }
});

test('no metric changes on a submission, or on opening a form', async () => {
  const { request, send, solve, proof: proofFor } = await openSite({ config });
  const inspect = async () => valuesOf((await request('/metrics', { headers })).body);
  await inspect();
  const before = await inspect();
  const proof = await solve('contact');
  expect((await send('contact', { ...written.contact, recaptcha: proof })).statusCode).toBe(201);
  expect((await send('contact', { ...written.contact, recaptcha: proof })).statusCode).toBe(422);
  expect((await send('report', { ...written.report, recaptcha: await proofFor('report') })).statusCode).toBe(
    201,
  );
  expect((await send('report', { message: 'x'.repeat(1_000_000) })).statusCode).toBe(413);
  expect((await request('/api/report')).statusCode).toBe(405);
  const own = /route="\/metrics"/;
  const strip = (values: object) => Object.entries(values).filter(([name]) => !own.test(name));
  expect(strip(await inspect())).toEqual(strip(before));
});

test('without a token there are no metrics, not even for local clients, such as an onion service', async () => {
  const { request } = await testApp();
  const nothing = (await request('/no-such-address')).body;
  for (const requested of [
    { remoteAddress: '127.0.0.1' },
    { remoteAddress: '::1' },
    { remoteAddress: '192.0.2.1' },
    { headers: { authorization: 'Bearer undefined' } },
    { headers: { authorization: 'Bearer ' } },
  ]) {
    const { statusCode, body } = await request('/metrics', requested);
    expect([requested, statusCode, body]).toEqual([requested, 404, nothing]);
  }
});

test('with a token, only its bearer gets metrics', async () => {
  const { request } = await testApp({ config });
  const statusWith = async (authorization?: string) =>
    (
      await request('/metrics', {
        remoteAddress: '192.0.2.1',
        ...(authorization && { headers: { authorization } }),
      })
    ).statusCode;
  expect(await statusWith('Bearer a-token-of-the-tests')).toBe(200);
  for (const wrong of [undefined, 'Bearer a-token-of-the-test', 'a-token-of-the-tests', 'Bearer ']) {
    expect([wrong, await statusWith(wrong)]).toEqual([wrong, 404]);
  }
  expect((await request('/metrics')).statusCode, 'from this machine').toBe(404);
});
