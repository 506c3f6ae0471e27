import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { servePages } from '#server/http/pages/page-renderer.ts';
import { openSite, written } from '#tests/requests/submit.ts';

/** Characters that no encoding shortens. */
const noise = (length: number) =>
  Array.from({ length: length / 64 }, (_, at) => hash('sha256', String(at))).join('');

/** Bytes on the wire that vary between responses. */
function lengthOf({ headers, rawPayload }: { headers: object; rawPayload: Buffer }): number {
  const stated = Object.entries(headers).map(([name, value]) => name.length + String(value).length);
  return rawPayload.length + stated.reduce((sum, length) => sum + length, 0);
}

const kinds = ['contact', 'report'] as const;

test('pages whose lengths lie on both sides of a multiple are as long, and room for headers is not used up', async () => {
  for (let bytes = 1_024; bytes < 2_048; bytes += 256) {
    const site = await openSite({
      web: (app, services) =>
        servePages(app, {
          services,
          publicUrl: 'https://www.example.org',
          built: true,
          createHandler: async () => () => async (request) =>
            new Response(noise(bytes + (request.url.includes('report') ? 320 : 0)), {
              headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
            }),
        }),
    });
    // The longest page so far is known
    await site.request('/contact-us?tab=report');
    const [contact, report] = [
      await site.request('/contact-us?tab=letter'),
      await site.request('/contact-us?tab=report'),
    ];
    expect(lengthOf(report), `${bytes} bytes`).toBe(lengthOf(contact));
    expect(String(contact.headers['x-padding']).length).toBeLessThan(2_400);
  }
});

test.each(['identity', 'gzip', 'br'])(
  'the length of a response does not reveal the form (%s)',
  async (encoding) => {
    const site = await openSite({
      web: (app, services) =>
        servePages(app, {
          services,
          publicUrl: 'https://www.example.org',
          built: true,
          createHandler: async () => () => async (request) => {
            const isReport = request.url.includes('report');
            const text = '<p>A paragraph of the page</p>'.repeat(isReport ? 63 : 60);
            return new Response(text, {
              headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
            });
          },
        }),
    });
    const headers = { 'accept-encoding': encoding };
    for (const of of [
      (kind: string) => site.request(`/contact-us?tab=${kind}`, { headers }),
      (kind: string) => site.request(`/api/captcha/challenge?form=${kind}`, { headers }),
      (kind: string) => site.request(`/api/captcha?form=${kind}`, { headers }),
      async (kind: (typeof kinds)[number]) =>
        site.send(kind, { ...written[kind], recaptcha: await site.proof(kind) }, { headers }),
      (kind: 'contact' | 'report') => site.send(kind, { ...written[kind], recaptcha: 'none' }, { headers }),
    ]) {
      const [contact, report] = [await of('contact'), await of('report')];
      expect(lengthOf(report)).toBe(lengthOf(contact));
      expect(lengthOf(contact)).toBeGreaterThan(1_024);
    }
  },
);

test('other responses are not padded', async () => {
  const { request } = await openSite();
  expect((await request('/api/articles')).headers).not.toHaveProperty('x-padding');
});
