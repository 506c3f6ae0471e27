import { expect, test } from 'vitest';
import { administrator, testApp } from '#tests/sites/test-app.ts';

/** `waits`: it is for a sign-in that still needs its second step, and for no session that is open. */
type Call = { method: 'GET' | 'POST' | 'DELETE'; url: string; waits: boolean };

/** Every call that needs a token, from the description of all calls. */
async function adminCalls(send: Awaited<ReturnType<typeof testApp>>['request']): Promise<Call[]> {
  const { paths } = (await send('/api/openapi.json')).json();
  return Object.entries<Record<string, { security?: object[] }>>(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => security)
      .map(([method, { security = [] }]) => ({
        waits: security.some((scheme) => 'secondStep' in scheme),
        method: method.toUpperCase() as Call['method'],
        url: path.replace('{section}', 'articles').replaceAll(/\{(?:id|from|to|revision)\}/g, '1'),
      })),
  );
}

test('every call of the administrators takes a valid token and no other', async () => {
  let hour = 0;
  const { request, signInAgain } = await signedInApp(() => Date.UTC(2026, 10, 1, hour));
  const expired = await signInAgain();
  hour += 1;
  const revoked = await signInAgain();
  await request('/api/logout', { method: 'POST', headers: { authorization: `Bearer ${revoked}` } });
  const token = await signInAgain();
  const calls = await adminCalls(request);
  expect(calls.length).toBeGreaterThan(40);

  const refused: Record<string, string | undefined> = {
    none: undefined,
    empty: '',
    'another scheme': `Basic ${token}`,
    garbage: 'Bearer nonsense',
    'well-formed garbage': `Bearer ${'A'.repeat(43)}`,
    'cut short': `Bearer ${token.slice(0, -1)}`,
    'with something before it': `x Bearer ${token}`,
    'with something after it': `Bearer ${token}x`,
    expired: `Bearer ${expired}`,
    revoked: `Bearer ${revoked}`,
  };
  const message = 'Please sign in.';
  for (const { method, url, waits } of calls) {
    for (const [kind, authorization] of Object.entries(refused)) {
      const headers = authorization === undefined ? {} : { authorization };
      const response = await request(url, { method, headers });
      expect([method, url, kind, response.statusCode, response.json()]).toEqual([
        method,
        url,
        kind,
        401,
        { message },
      ]);
      expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer' });
    }
    if (url === '/api/logout') continue;
    const response = await request(url, { method, headers: { authorization: `Bearer ${token}` } });
    expect([method, url, response.statusCode === 401, response.statusCode >= 500]).toEqual([
      method,
      url,
      waits,
      false,
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
  }
});

test('a caller is refused before the body is read', async () => {
  const { request } = await testApp();
  const payload = 'this is no JSON';
  const response = await request('/api/site-settings/social', {
    method: 'POST',
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect(response.statusCode).toBe(401);
  const large = await request('/api/article', {
    method: 'POST',
    payload: Buffer.alloc(2_000_000),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(large.statusCode).toBe(401);
});

async function signedInApp(now: () => number) {
  const site = await testApp({ now });
  await site.signIn();
  const signInAgain = async () => {
    const response = await site.request('/api/login', { method: 'POST', payload: administrator });
    return String(response.json().token);
  };
  return { ...site, signInAgain };
}

test('a call is refused where no role of its caller has the permission', async () => {
  const { request, signIn } = await testApp({
    change: (services) => ({
      sessions: {
        ...services.sessions,
        verify: async (token, isGood) => {
          const session = await services.sessions.verify(token, isGood);
          return session && { ...session, roles: [] };
        },
      },
    }),
  });
  const { token } = await signIn();
  const headers = { authorization: `Bearer ${token}` };
  const refused = await request('/api/site-settings', { headers });
  expect([refused.statusCode, refused.json()]).toEqual([403, { message: 'Your role does not allow this.' }]);
  // Public calls stay public
  expect((await request('/api/articles', { headers })).statusCode).toBe(200);
});
