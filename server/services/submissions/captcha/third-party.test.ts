import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openSite, written } from '#tests/requests/submit.ts';
import { createThirdParty } from './third-party.ts';

type Requested = { method: string; headers: IncomingMessage['headers']; body: string };

/** A provider whose responses the test writes, with the requests that it received. */
async function provider(respond: (reply: ServerResponse) => void) {
  const requested: Requested[] = [];
  const take = async (request: IncomingMessage, reply: ServerResponse) => {
    const { method = '', headers } = request;
    requested.push({ method, headers, body: await text(request) });
    respond(reply);
  };
  const server = createServer((request, reply) => void take(request, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const settings = {
    provider: 'recaptcha' as const,
    siteKey: 'site-key',
    secret: 'secret-of-the-site',
    verifyUrl: `http://127.0.0.1:${port}/verify`,
  };
  return { requested, settings, server };
}

const verdictOf =
  (verdict: unknown, status = 200) =>
  (reply: ServerResponse) => {
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(verdict));
  };

async function siteOf(respond: (reply: ServerResponse) => void, forReports = false) {
  const { settings, ...rest } = await provider(respond);
  const site = await openSite({ config: { captcha: { ...settings, forReports } } });
  const contact = (recaptcha: string, headers = {}) =>
    site.send('contact', { ...written.contact, recaptcha }, { headers, remoteAddress: '203.0.113.7' });
  return { ...site, ...rest, contact };
}

test('a proof that the provider confirms is accepted, and the provider receives the proof and the secret alone', async () => {
  const { contact, requested, stored, request } = await siteOf(
    verdictOf({ success: true, challenge_ts: 'x', hostname: 'y' }),
  );
  expect((await request('/api/captcha')).json()).toEqual({ provider: 'recaptcha', siteKey: 'site-key' });
  expect((await contact('a proof & more', { 'user-agent': 'marker-agent' })).statusCode).toBe(201);
  expect(await stored('contact')).toBe(1);
  expect(requested).toHaveLength(1);
  const [{ method, headers, body }] = requested as [Requested];
  expect(method).toBe('POST');
  expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect([...new URLSearchParams(body)]).toEqual([
    ['secret', 'secret-of-the-site'],
    ['response', 'a proof & more'],
  ]);
  expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113\.7|marker-agent/);
});

test.each([
  [['timeout-or-duplicate'], 'The check has expired'],
  [['invalid-input-response'], 'The check did not go through'],
  [['invalid-input-secret', 'bad-request'], 'The check did not go through'],
  [undefined, 'The check did not go through'],
])('a proof that it refuses for %j is refused', async (codes, localizedMessage) => {
  const { contact, stored } = await siteOf(verdictOf({ 'success': false, 'error-codes': codes }));
  const response = await contact('any');
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['recaptcha']]);
  expect(response.json().message).toContain(localizedMessage);
  expect(await stored('contact')).toBe(0);
});

test.each([
  ['an error', verdictOf({ success: true }, 500)],
  [
    'a redirection',
    (reply: ServerResponse) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
  ['another shape', verdictOf({ success: 'true' })],
  ['nothing of use', verdictOf(null)],
  ['no JSON', (reply: ServerResponse) => reply.end('<html>')],
  ['half a response', (reply: ServerResponse) => reply.write('{"success":', () => reply.destroy())],
  ['a closed line', (reply: ServerResponse) => reply.destroy()],
])('after %s the sender has to come back later', async (_name, respond) => {
  const { contact, stored } = await siteOf(respond);
  const refused = await contact('any');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
  expect(refused.json().message).toMatch(/^The check cannot be reached right now/);
  expect(await stored('contact')).toBe(0);
});

test('without a connection to it the sender has to come back later', async () => {
  const { contact, server } = await siteOf(verdictOf({ success: true }));
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  expect((await contact('any')).statusCode).toBe(503);
});

test('without a response from it the request ends at a timeout', async () => {
  const { settings } = await provider(() => {});
  const asking = createThirdParty(settings, 200).verify('any');
  await expect(asking).rejects.toMatchObject({ code: 'unavailable', key: 'form.captchaUnreachable' });
});

test('a proof is accepted once, and a repeat of the same attempt is acknowledged again', async () => {
  let vouched = false;
  const { contact, stored } = await siteOf((reply) => {
    // As the provider does: each proof is vouched for once
    verdictOf(vouched ? { 'success': false, 'error-codes': ['timeout-or-duplicate'] } : { success: true })(
      reply,
    );
    vouched = true;
  });
  const attempt = { 'idempotency-key': '5f0c7a52-0a8e-4a34-9c3c-9c4c1f3d2b1a' };
  expect((await contact('any', attempt)).statusCode).toBe(201);
  expect((await contact('any', attempt)).statusCode).toBe(201);
  expect((await contact('any')).statusCode).toBe(422);
  expect((await contact('another', attempt)).statusCode).toBe(422);
  expect(await stored('contact')).toBe(1);
});

test('even where the provider vouches twice, a proof is taken once', async () => {
  const { contact, stored } = await siteOf(verdictOf({ success: true }));
  expect((await contact('any')).statusCode).toBe(201);
  expect((await contact('any')).statusCode).toBe(422);
  expect(await stored('contact')).toBe(1);
});

test('reports are proven without the third party, unless it is allowed for them', async () => {
  const retained = await siteOf(verdictOf({ success: true }));
  expect((await retained.request('/api/captcha?form=report')).json().provider).toBe('altcha');
  const refused = await retained.send('report', { ...written.report, recaptcha: 'any' });
  expect([refused.statusCode, retained.requested]).toEqual([422, []]);
  const proof = await retained.solve('report');
  expect((await retained.send('report', { ...written.report, recaptcha: proof })).statusCode).toBe(201);
  expect(retained.requested).toEqual([]);
  const allowed = await siteOf(verdictOf({ success: true }), true);
  expect((await allowed.request('/api/captcha?form=report')).json().provider).toBe('recaptcha');
  expect((await allowed.send('report', { ...written.report, recaptcha: 'any' })).statusCode).toBe(201);
  expect(allowed.requested).toHaveLength(1);
});

test('a plain answer is accepted from the page’s own plain form, and not from a call in place of the provider’s proof', async () => {
  const { contact, proofs, requested, services, stored } = await siteOf(verdictOf({ success: false }));
  const [one = '', two = ''] = await proofs('contact', 2);
  expect((await contact(one)).statusCode).toBe(422);
  expect(await stored('contact')).toBe(0);
  const form = { ...written.contact, recaptcha: two };
  await services.submissions.send('contact', form, { address: '203.0.113.7', plainForm: true });
  expect(await stored('contact')).toBe(1);
  expect(requested).toEqual([]);
});
