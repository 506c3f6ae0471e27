import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';
import { testApp } from '#tests/sites/test-app.ts';

const script = 'console.log("diwan");';

async function newBuild(): Promise<string> {
  const clientDir = await temporaryFolder();
  await mkdir(join(clientDir, 'assets'));
  await mkdir(join(clientDir, 'icons'));
  await writeFile(join(clientDir, 'assets', 'entry-4f3a.js'), script);
  await writeFile(join(clientDir, 'assets', 'entry-4f3a.js.br'), brotliCompressSync(script));
  await writeFile(join(clientDir, 'assets', 'entry-4f3a.js.gz'), gzipSync(script));
  await writeFile(join(clientDir, 'icons', 'icon.svg'), '<svg/>');
  await writeFile(join(clientDir, '.secret'), 'secret');
  return clientDir;
}

const withBuild = async () => testApp({ clientDir: await newBuild(), config: { production: true } });

test('a built file is sent as compressed by the build, cacheable for a year', async () => {
  const { request } = await withBuild();
  const compressed = await request('/assets/entry-4f3a.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(compressed.statusCode).toBe(200);
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/^(text|application)\/javascript/),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(script);
  const plain = await request('/assets/entry-4f3a.js');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script]);
});

test('the run of passwords alone may compile WebAssembly', async () => {
  const clientDir = await newBuild();
  await writeFile(join(clientDir, 'assets', 'password-worker-4f3a.js'), script);
  const { request } = await testApp({ clientDir, config: { production: true } });
  const policyOf = async (name: string) =>
    (await request(`/assets/${name}`)).headers['content-security-policy'];
  expect(await policyOf('password-worker-4f3a.js')).toContain(
    "default-src 'none'; script-src 'wasm-unsafe-eval';",
  );
  expect(await policyOf('entry-4f3a.js')).not.toContain('wasm');
});

test('a file without a hash in its name is cacheable for a day', async () => {
  const { request } = await withBuild();
  const icon = await request('/icons/icon.svg');
  expect([icon.statusCode, icon.body]).toEqual([200, '<svg/>']);
  expect(icon.headers).toMatchObject({
    'cache-control': 'public, max-age=86400',
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-length': '6',
  });
  const head = await request('/icons/icon.svg', { method: 'HEAD' });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '6', '']);
  const again = await request('/icons/icon.svg', { headers: { 'if-none-match': String(icon.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test.each([
  '/assets/gone-1234.js',
  '/assets/entry-4f3a.js.br',
  '/assets/',
  '/assets',
  '/.secret',
  '/assets/..%2f.secret',
  '/icons/',
])('%s, which is no file of the build, is not found', async (path) => {
  const { request } = await withBuild();
  const response = await request(path);
  expect([response.statusCode, response.json()]).toEqual([
    404,
    { message: 'There is nothing at this address.' },
  ]);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a file is read once, and served from memory in each encoding', async () => {
  const clientDir = await newBuild();
  const { get, stats } = await cachedSite({ clientDir });
  const first = await get('/assets/entry-4f3a.js', { headers: { 'accept-encoding': 'br' } });
  const icon = await get('/icons/icon.svg');
  await rm(clientDir, { recursive: true });

  const decompressed = {
    'br, zstd': brotliDecompressSync,
    'zstd, gzip': gunzipSync,
    zstd: (body: Buffer) => body,
  };
  for (const [accepted, decompress] of Object.entries(decompressed)) {
    const { headers, body } = await get('/assets/entry-4f3a.js', {
      headers: { 'accept-encoding': accepted },
    });
    expect(decompress(body).toString()).toBe(script);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': first.headers['content-type'],
      'x-content-type-options': 'nosniff',
      'etag': first.headers.etag,
      'vary': 'accept-encoding',
    });
  }
  const known = { 'if-none-match': String(icon.headers.etag) };
  expect((await get('/icons/icon.svg?x', { headers: known })).status).toBe(304);
  expect(stats).toMatchObject({ rendered: 2, hits: 4 });
});
