import { once } from 'node:events';
import { request } from 'node:https';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { filesBelow, searchFor } from '#tests/databases/search-for.ts';
import { freePort, type Proxy, startCaddy, startNginx } from '../../stand-ins/proxies.ts';
import { expectThat, proof } from '../lib/proof.ts';
import type { Stage } from '../lib/stage.ts';

/** Traces by which a sender could be recognised. */
const marks = {
  address: '127.44.55.66',
  agent: 'Citizen-Browser/1.0',
  referrer: 'https://sender.example/where',
};

/** Failures of an instance: no process listens in its place, or one that breaks off. */
const failures: Record<string, (socket: Socket) => unknown> = {
  'is down': (socket) => socket.resetAndDestroy(),
  'ends before it answers': (socket) => socket.once('data', () => socket.destroy()),
  'ends while it answers': (socket) =>
    socket.once('data', () => {
      const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 90000\r\n\r\n';
      socket.write(head + 'x'.repeat(9_000), () => socket.destroy());
    }),
  'answers slowly': (socket) =>
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 900000000\r\n\r\n');
      const write = (failed?: Error | null) => !failed && socket.write('x'.repeat(90_000), write);
      write();
    }),
};

const requested = [
  ['POST', '/api/report'],
  ['POST', '/en/contact-us?tab=report'],
  ['GET', '/contact-us?tab=report'],
] as const;

/** A proxy's error log names clients whose requests failed during a restart, unless it is configured not to. */
export const proxyLogs = proof({
  promise:
    'The samples for nginx and Caddy write nothing down about a sender, be the site down, restarting or ending',
  full: { times: 20 },
  quick: { times: 1 },
  needs: { nginx: 'nginx-light', caddy: 'caddy', openssl: 'openssl' },
  planted: {
    what: 'a Caddy that logs errors as it does by itself',
    edits: [
      {
        file: 'deploy/Caddyfile',
        text: 'exclude http.log.error http.handlers.reverse_proxy',
        put: 'exclude http.handlers.reverse_proxy',
      },
    ],
  },
  async run(stage, { times }) {
    const nowhere = await freePort();
    const instances = await Promise.all(Object.values(failures).map((fail) => instance(stage, fail)));
    const tried = [nowhere, ...instances].flatMap((port) => [
      tryOne(stage, () => startNginx([port], stage.tree), times),
      tryOne(stage, () => startCaddy(port, stage.tree), times),
    ]);
    const files = (await Promise.all(tried)).reduce((sum, count) => sum + count);
    const sent = tried.length * times * requested.length;
    return `nginx and Caddy, the site down, resetting, ending before and during its answer, and left by the visitor: ${sent} requests from one address; it, the browser's name and the page before in 0 of ${files} files and journals`;
  },
});

/** @returns how many files were searched. @throws Broken where a sender is named in one. */
async function tryOne(stage: Stage, start: () => Promise<Proxy>, times: number): Promise<number> {
  const proxy = await start();
  stage.later(() => proxy.stop());
  for (let time = 0; time < times; time += 1)
    await Promise.all(requested.map(([method, path]) => send(proxy, method, path)));
  await proxy.end();
  const written = { name: 'the journal', bytes: Buffer.from(proxy.output()) };
  const files = [...(await filesBelow(proxy.folder)), written];
  const found = searchFor(Object.values(marks), files);
  expectThat(found.length === 0, `Found: ${found.slice(0, 3).join('; ')}`);
  return files.length;
}

async function instance(stage: Stage, fail: (socket: Socket) => unknown): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    fail(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  stage.later(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Requests like a sender's browser, and disconnects after the first bytes. */
async function send({ url }: Proxy, method: string, path: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const headers = { 'host': 'www.example.org', 'user-agent': marks.agent, 'referer': marks.referrer };
  const localAddress = marks.address;
  const sender = request(url + path, {
    method,
    headers,
    localAddress,
    rejectUnauthorized: false,
    agent: false,
  });
  sender.on('close', resolve).on('error', () => resolve());
  sender.on('response', (response) => response.once('data', () => sender.destroy()).resume());
  sender.end(method === 'POST' ? 'details=what+happened' : undefined);
  await promise;
}
