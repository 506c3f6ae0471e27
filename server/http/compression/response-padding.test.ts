import { expect, test } from 'vitest';
import { servePages } from '#server/http/pages/page-renderer.ts';
import { openSite, written } from '#tests/requests/submit.ts';

/** Bytes on the wire that vary between responses. */
function lengthOf({ headers, rawPayload }: { headers: object; rawPayload: Buffer }): number {
  const stated = Object.entries(headers).map(([name, value]) => name.length + String(value).length);
  return rawPayload.length + stated.reduce((sum, length) => sum + length, 0);
}

const kinds = ['contact', 'report'] as const;

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
