import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isPublicAddress, probe } from './probe.ts';

/** Another site, on this machine. */
async function otherSite() {
  const requests: string[] = [];
  const headers = new Set<string>();
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    requests.push(`${method} ${url}`);
    for (const name of Object.keys(request.headers)) headers.add(name);
    if (url === '/silent') return;
    const status = Number(/\d{3}/.exec(url)?.[0] ?? 200);
    const isRefused = url.startsWith('/no-head') && method === 'HEAD';
    const location = url === '/loop/302' ? '/loop/302' : url.split('~')[1];
    response.writeHead(isRefused ? 405 : status, location === undefined ? {} : { location }).end('x');
  });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const of = (path: string, timeout = 10_000) => probe(`${address}${path}`, { timeout, allows: () => true });
  return { address, requests, headers, of, server };
}

test('a link to another site is broken where it leads to nothing', async () => {
  const { of, requests, headers } = await otherSite();
  const rows: [string, string | undefined][] = [
    ['/there', undefined],
    ['/gone/404', '404'],
    ['/gone/410', '410'],
    ['/broken/500', '500'],
    // Sites that refuse programs
    ['/private/403', undefined],
    ['/busy/429', undefined],
    ['/no-head', undefined],
    ['/moved/301~/there', undefined],
    ['/moved/302~/gone/404', '404'],
    ['/moved/302~ftp://127.0.0.1/', 'unknown'],
    ['/loop/302', 'redirects'],
  ];
  for (const [path, problem] of rows) expect([path, await of(path)]).toEqual([path, problem]);
  expect(requests).toContain('GET /no-head');
  // No cookie, no language and no referrer
  expect([...headers].toSorted()).toEqual(['accept', 'connection', 'host', 'user-agent']);
});

test('a site that does not respond is told, and one that is not there', async () => {
  const { of, server } = await otherSite();
  expect(await of('/silent', 50)).toBe('timeout');
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  expect(await of('/there')).toBe('unreachable');
});

test('addresses of this machine and of networks around it are not connected to, however they are written', async () => {
  const { address, requests } = await otherSite();
  const { port } = new URL(address);
  const hosts = ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0'];
  for (const host of hosts)
    expect([host, await probe(`http://${host}:${port}/`, { timeout: 10_000 })]).toEqual([host, 'inner']);
  expect(requests).toEqual([]);
});

test('a redirect into an inner network is not followed', async () => {
  const [first, inner] = [await otherSite(), await otherSite()];
  const isFirst = [true, false];
  const allows = () => isFirst.shift() ?? false;
  const link = `${first.address}/302~${inner.address}/`;
  expect(await probe(link, { timeout: 10_000, allows })).toBe('inner');
  expect([first.requests.length, inner.requests]).toEqual([1, []]);
});

test.each([
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['8.8.8.8', true],
  ['2a00:1450:4001:82a::200e', true],
])('%s is of the public internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
