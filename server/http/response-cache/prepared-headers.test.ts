import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { cachedSite } from '#tests/sites/cached-site.ts';
import { prepare } from './prepared-headers.ts';

/** A site that has cached the list of articles, and a plain-text HTTP client. */
async function preparedSite() {
  const site = await cachedSite({ items: { articles: 9 } });
  const { headers } = await site.get('/articles');

  /** Pipelines all requests on one connection, and reads until the site ends it. */
  async function exchange(...requests: string[]): Promise<Received[]> {
    const socket = connect(site.port, '127.0.0.1');
    socket.write(requests.join(''));
    return responsesIn(await buffer(socket), requests);
  }
  return { ...site, exchange, tag: String(headers.etag) };
}

type Received = { status: string; headers: Record<string, string>; body: string };

/** The responses in the bytes received, by the length that each states. */
function responsesIn(bytes: Buffer, requests: string[]): Received[] {
  let rest = bytes;
  const received = requests.map((request) => {
    const bodyAt = rest.indexOf('\r\n\r\n') + 4;
    const [status = '', ...lines] = rest.toString('latin1', 0, bodyAt).trim().split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.split(': ', 1)[0]?.toLowerCase(), line.replace(/^[^:]*: /, '')]),
    );
    const length = request.startsWith('HEAD') ? 0 : Number(headers['content-length'] ?? 0);
    const body = rest.toString('utf8', bodyAt, bodyAt + length);
    rest = rest.subarray(bodyAt + length);
    return { status, headers, body };
  });
  expect(rest.toString()).toBe('');
  return received;
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '\r\n'].join('\r\n');

const last = 'Connection: close';

test('a prepared response has the headers that Node would write', async () => {
  const { exchange, stats } = await preparedSite();
  const [ready, ofNode] = await exchange(get('/articles'), get('/articles', last));
  expect(stats).toMatchObject({ rendered: 1, hits: 2 });
  const { connection, 'keep-alive': timeout, ...stated } = ready!.headers;
  expect([connection, timeout]).toEqual(['keep-alive', 'timeout=72']);
  expect({ ...stated, date: '' }).toEqual({ ...ofNode!.headers, date: '', connection: undefined });
  expect([ready!.status, ready!.body]).toEqual(['HTTP/1.1 200 OK', ofNode!.body]);
  expect(new Date(stated['date']!).toUTCString()).toBe(stated['date']);
});

test('responses on one connection are complete and in order, prepared or not', async () => {
  const { exchange, tag } = await preparedSite();
  const requests = [
    get('/articles'),
    get('/contact-us'),
    get('/articles', `If-None-Match: ${tag}`),
    get('/api/article/99'),
    get('/articles', 'Accept-Encoding: identity'),
    get('/articles').replace('GET', 'HEAD'),
    get('/no-such-page'),
    get('/articles', `If-None-Match: ${tag}`, last),
  ];
  const received = await exchange(...requests);
  expect(received.map(({ status }) => status.slice('HTTP/1.1 '.length))).toEqual([
    '200 OK',
    '200 OK',
    '304 Not Modified',
    '404 Not Found',
    '200 OK',
    '200 OK',
    '404 Not Found',
    '304 Not Modified',
  ]);
  expect(received[1]!.body).toContain('question');
  expect(received[4]!.body).toBe(received[0]!.body);
  expect(received[5]!.headers['content-length']).toBe(received[0]!.headers['content-length']);
  for (const unchanged of [received[2]!, received[7]!]) {
    expect(unchanged.headers).toMatchObject({ etag: tag, 'cache-control': 'no-cache' });
    expect(unchanged.headers).not.toHaveProperty('content-length');
  }
});

test('an HTTP/1.0 client is disconnected, unless it asks to keep the connection', async () => {
  const { exchange } = await preparedSite();
  const older = (...headers: string[]) => get('/articles', ...headers).replace('HTTP/1.1', 'HTTP/1.0');
  const [only] = await exchange(older());
  expect(only!.headers['connection']).toBe('close');
  const [first, second] = await exchange(older('Connection: keep-alive'), older());
  expect([first!.headers['connection'], second!.body]).toEqual(['keep-alive', only!.body]);
});

test('a slow reader of many responses gets all of them', async () => {
  const { exchange } = await preparedSite();
  const many = Array.from({ length: 2_000 }, () => get('/articles'));
  const received = await exchange(...many, get('/articles', last));
  expect(new Set(received.map(({ status, body }) => status + body)).size).toBe(1);
});

test('a connection is idle after each response, and each response is finished', async () => {
  const { app, port } = await preparedSite();
  const over: string[] = [];
  app.server.prependListener('request', ({ url }, response) =>
    response.once('finish', () => over.push(`${url} ${response.statusCode} ${response.writableFinished}`)),
  );
  const socket = connect(port, '127.0.0.1');
  for (const path of ['/articles', '/no-such-page', '/articles']) {
    socket.write(get(path));
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(bytes.toString()).toContain('HTTP/1.1 ');
  }
  await expect.poll(() => over.length).toBe(3);
  expect(over).toEqual(['/articles 200 true', '/no-such-page 404 true', '/articles 200 true']);
  const ended = once(socket.resume(), 'close');
  app.server.closeIdleConnections();
  await ended;
});

test('a client that resets its connection disturbs no other', async () => {
  const { exchange, port } = await preparedSite();
  const gone = connect(port, '127.0.0.1');
  gone.write(Array.from({ length: 500 }, () => get('/articles')).join(''));
  await once(gone, 'data');
  gone.resetAndDestroy();
  await once(gone, 'close');
  expect((await exchange(get('/articles', last)))[0]!.status).toBe('HTTP/1.1 200 OK');
});

test('each response states the date at which it is sent', async () => {
  const { get: fetch } = await preparedSite();
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    for (const timestamp of [
      '2026-11-21T10:00:59.900Z',
      '2026-11-21T10:01:00.100Z',
      '2026-11-21T09:00:00Z',
    ]) {
      vi.setSystemTime(timestamp);
      const { headers } = await fetch('/articles');
      expect(headers.date).toBe(new Date(timestamp).toUTCString());
    }
  } finally {
    vi.useRealTimers();
  }
});

test('a prepared response takes no more memory than its length', () => {
  const { bytes } = prepare(304, ['etag', 'W/"one"']);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});
