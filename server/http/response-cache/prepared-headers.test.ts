import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { cachedSite } from '#tests/sites/cached-site.ts';
import { prepare } from './prepared-headers.ts';

/** A site that has the list of articles in memory, and what speaks to it in plain text. */
async function preparedSite() {
  const site = await cachedSite({ items: { articles: 9 } });
  const { headers } = await site.get('/articles');

  /** Says all this at once on one connection, and hears it out until the site ends it. */
  async function exchange(...requests: string[]): Promise<Heard[]> {
    const socket = connect(site.port, '127.0.0.1');
    socket.write(requests.join(''));
    return heardIn(await buffer(socket), requests);
  }
  return { ...site, exchange, tag: String(headers.etag) };
}

type Heard = { status: string; headers: Record<string, string>; body: string };

/** The answers that follow each other in what was heard, by the length that each states. */
function heardIn(bytes: Buffer, requests: string[]): Heard[] {
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

test('an answer that lies ready says what Node would say of it', async () => {
  const { exchange, stats } = await preparedSite();
  const [ready, ofNode] = await exchange(get('/articles'), get('/articles', last));
  expect(stats).toMatchObject({ made: 1, hits: 2 });
  const { connection, 'keep-alive': timeout, ...stated } = ready!.headers;
  expect([connection, timeout]).toEqual(['keep-alive', 'timeout=72']);
  expect({ ...stated, date: '' }).toEqual({ ...ofNode!.headers, date: '', connection: undefined });
  expect([ready!.status, ready!.body]).toEqual(['HTTP/1.1 200 OK', ofNode!.body]);
  expect(new Date(stated['date']!).toUTCString()).toBe(stated['date']);
});

test('answers on one connection come whole and in order, whoever makes them', async () => {
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

test('an older caller is answered and let go, or kept where it asks for that', async () => {
  const { exchange } = await preparedSite();
  const older = (...headers: string[]) => get('/articles', ...headers).replace('HTTP/1.1', 'HTTP/1.0');
  const [only] = await exchange(older());
  expect(only!.headers['connection']).toBe('close');
  const [first, second] = await exchange(older('Connection: keep-alive'), older());
  expect([first!.headers['connection'], second!.body]).toEqual(['keep-alive', only!.body]);
});

test('who asks for much and reads slowly gets all of it', async () => {
  const { exchange } = await preparedSite();
  const many = Array.from({ length: 2_000 }, () => get('/articles'));
  const received = await exchange(...many, get('/articles', last));
  expect(new Set(received.map(({ status, body }) => status + body)).size).toBe(1);
});

test('a connection is idle again after each answer, and each is known to be over', async () => {
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

test('who goes away in the middle of an answer takes nobody else along', async () => {
  const { exchange, port } = await preparedSite();
  const gone = connect(port, '127.0.0.1');
  gone.write(Array.from({ length: 500 }, () => get('/articles')).join(''));
  await once(gone, 'data');
  gone.resetAndDestroy();
  await once(gone, 'close');
  expect((await exchange(get('/articles', last)))[0]!.status).toBe('HTTP/1.1 200 OK');
});

test('each answer states the moment at which it is sent', async () => {
  const { get: ask } = await preparedSite();
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    for (const moment of ['2026-11-21T10:00:59.900Z', '2026-11-21T10:01:00.100Z', '2026-11-21T09:00:00Z']) {
      vi.setSystemTime(moment);
      const { headers } = await ask('/articles');
      expect(headers.date).toBe(new Date(moment).toUTCString());
    }
  } finally {
    vi.useRealTimers();
  }
});

test('what is kept holds no more memory than it is long', () => {
  const { bytes } = prepare(304, ['etag', 'W/"one"']);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});
