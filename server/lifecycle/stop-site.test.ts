import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { solved } from '#tests/requests/solved.ts';
import { written } from '#tests/requests/submit.ts';
import { freePort, listenTo, startProgram } from '#tests/sites/program.ts';

const marker = 'marker-5e1c';

/** Allowed keys of a log line; a failure's type and stack are below `err`. */
const keys = new Set([
  // Sequence number and timestamp of an audit checkpoint
  'at',
  'hash',
  'seq',
  'engine',
  'err',
  'hostname',
  'level',
  'method',
  'ms',
  'msg',
  'pid',
  'reason',
  'route',
  'status',
  'time',
  'version',
]);

async function runningSite() {
  const dataDir = await temporaryFolder();
  const port = await freePort();
  const child = startProgram({
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'debug',
    TRUST_PROXY: 'loopback',
    ADMIN_PASSWORD: 'a password of the tests',
    // Load shedding on a busy machine would delay the message, and is not tested here
    LIMITS: 'off',
  });
  const received = listenTo(child);
  await received.waitFor(/^Diwan is ready: /m);
  return { dataDir, port, child, ...received };
}

/** A keep-alive connection, like those of a reverse proxy. */
function idleConnection(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return {
    send: (path: string, method = 'GET', headers: Record<string, string> = {}) =>
      request({
        port,
        host: '127.0.0.1',
        path,
        method,
        agent,
        headers: { 'x-forwarded-for': marker, ...headers },
      }),
    async get(path: string) {
      const [response] = (await once(this.send(path).end(), 'response')) as [IncomingMessage];
      return {
        status: response.statusCode,
        connection: response.headers.connection,
        body: await text(response),
      };
    },
  };
}

test('on a stop signal the site finishes running requests, accepts none, and logs nothing about senders', async () => {
  const { dataDir, port, child, waitFor, log, output } = await runningSite();
  const [sender, one, other] = [idleConnection(port), idleConnection(port), idleConnection(port)];
  const challenge = await sender.get('/api/captcha/challenge?form=contact');
  const message = {
    ...written.contact,
    message: marker,
    recaptcha: await solved(JSON.parse(challenge.body)),
  };
  const body = JSON.stringify(message);
  for (const connection of [one, other]) expect((await connection.get('/readyz')).status).toBe(200);

  const sending = sender.send('/api/contact', 'POST', {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': marker,
  });
  const responded = once(sending, 'response') as Promise<[IncomingMessage]>;
  sending.write(body.slice(0, 20));
  // A later request has its response, so the earlier one has arrived
  expect((await one.get('/healthz')).status).toBe(200);

  child.kill('SIGTERM');
  child.kill('SIGTERM');
  await waitFor(/"stopping"/);
  expect(await other.get('/readyz')).toMatchObject({ status: 503, connection: 'close' });
  expect(await one.get('/healthz')).toMatchObject({ status: 200, connection: 'close' });
  await expect(idleConnection(port).get('/healthz')).rejects.toThrow('ECONNREFUSED');

  sending.end(body.slice(20));
  const [response] = await responded;
  expect(response.statusCode).toBe(201);
  response.resume();
  expect(await once(child, 'close')).toEqual([0, null]);

  const database = new DatabaseSync(join(dataDir, 'diwan.sqlite'), { readOnly: true });
  expect(database.prepare('select count(*) as rows from submission').get()).toMatchObject({ rows: 1 });
  database.close();
  expect(output()).not.toContain(marker);
  const lines = log();
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['started', 'response sent', 'stopping', 'stopped']),
  );
  for (const line of lines)
    expect(
      Object.keys(line).filter((key) => !keys.has(key)),
      JSON.stringify(line),
    ).toEqual([]);
});
