import { once } from 'node:events';
import { chmod, readdir, rm, writeFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnPostgres, temporaryFolder } from '#tests/databases/databases.ts';
import { command } from '#tests/databases/postgres-database.ts';
import { manage } from '#tests/sites/manage.ts';
import { freePort, listenTo, startProgram } from '#tests/sites/program.ts';

/** The doctor's findings other than `ok`. */
async function complaints(place: Parameters<typeof manage>[0]) {
  const { output, errors, code } = await manage(place, ['doctor']);
  const lines = output.trimEnd().split('\n');
  for (const line of lines) expect(line).toMatch(/^(?:ok {5}|warning|error {2}) {2}[a-z]+ +\S.*$/);
  return { code, errors, lines: lines.filter((line) => !line.startsWith('ok')), all: output };
}

async function runningSite(env: Record<string, string> = {}) {
  const dataDir = await temporaryFolder();
  const port = await freePort();
  const child = startProgram({ DATA_DIR: dataDir, PORT: String(port), SAMPLE_CONTENT: 'on', ...env });
  await listenTo(child).waitFor(/^Diwan is ready: /m);
  return { dataDir, port, child };
}

type Change = (headers: IncomingHttpHeaders) => IncomingHttpHeaders;

/** Faults of the proxy: changed request or response headers, caching of everything, a body of its own. */
type Bad = { sent?: Change; received?: Change; keeps?: boolean; body?: string };

/**
 * A faulty reverse proxy.
 * @returns a function that closes it.
 */
async function proxyTo(port: number, own: number, { sent, received, keeps, body }: Bad = {}) {
  const stored = new Map<string, { status: number; headers: OutgoingHttpHeaders; body: Buffer | string }>();
  const same: Change = (headers) => headers;
  async function responseTo({ url = '/', headers }: IncomingMessage) {
    const found = keeps ? stored.get(url) : undefined;
    if (found) return found;
    const forwarded = (sent ?? same)(headers);
    const given = Object.entries(forwarded).filter(([, value]) => value !== undefined);
    const requested = request({ port, path: url, headers: Object.fromEntries(given), agent: false }).end();
    const [responded] = (await once(requested, 'response')) as [IncomingMessage];
    const shown = Object.entries((received ?? same)(responded.headers)).filter(
      ([, value]) => value !== undefined,
    );
    const complete = {
      status: responded.statusCode ?? 0,
      headers: Object.fromEntries(shown),
      body: body ?? (await buffer(responded)),
    };
    stored.set(url, complete);
    return complete;
  }
  const server = createServer((requested, response) => {
    void responseTo(requested).then(({ status, headers, body: bytes }) =>
      response.writeHead(status, headers).end(bytes),
    );
  });
  await once(server.listen(own, '127.0.0.1'), 'listening');
  const close = async () => {
    if (server.listening) await once(server.close(), 'close');
  };
  onTestFinished(close);
  return close;
}

test('doctor reports findings and remedies, with the site running and stopped', async () => {
  const { dataDir, port, child } = await runningSite();
  await chmod(dataDir, 0o700);
  const environment = { PORT: String(port) };
  const first = await complaints({ dataDir, environment });
  expect(first.code).toBe(1);
  for (const part of ['program', 'folders', 'disk', 'clock', 'database', 'storage', 'proxy']) {
    expect(first.all).toMatch(new RegExp(`^ok {7}${part} `, 'm'));
  }
  const reported = first.lines.join('\n');
  expect(reported).toMatch(/^warning {2}configuration +PUBLIC_URL is a local URL: /m);
  expect(reported).toMatch(/^warning {2}keys +there are no recovery words: create them/m);
  expect(reported).toMatch(/^warning {2}keys +only one person holds the key: grant it/m);
  expect(reported).toMatch(/^error {4}backups +there are no backups: create the recovery words first/m);
  expect(first.errors).toBe('There is one error.\n');

  child.kill('SIGTERM');
  await once(child, 'exit');
  await writeFile(join(dataDir, 'keys/pepper'), Buffer.alloc(32, 7).toString('base64url'));
  await chmod(join(dataDir, 'keys/pepper'), 0o644);
  await chmod(dataDir, 0o755);
  const covers = await readdir(join(dataDir, 'storage/covers'));
  const picture = covers.find((name) => /x\d+\.webp$/.test(name)) ?? '';
  await rm(join(dataDir, 'storage/covers', picture));
  const broken = await complaints({
    dataDir,
    environment: {
      ...environment,
      PUBLIC_URL: 'http://www.example.org.invalid',
      LIMITS: 'off',
      ADMIN_PASSWORD: 'a password of the tests',
      BACKUP_DAYS: '0',
    },
  });
  const now = broken.lines.join('\n');
  expect(now).toMatch(/^error {4}configuration +PUBLIC_URL is not encrypted: serve /m);
  expect(now).toMatch(/^warning {2}configuration +TRUST_PROXY is none: /m);
  expect(now).toMatch(/^error {4}configuration +LIMITS is off: /m);
  expect(now).toMatch(/^warning {2}configuration +ADMIN_PASSWORD is still set: /m);
  expect(now).toMatch(
    new RegExp(`^warning  folders +${dataDir} is readable by others: chmod 700 ${dataDir}$`, 'm'),
  );
  expect(now).toMatch(/^error {4}folders +\S+\/keys\/pepper is readable by others: chmod 600 \S+pepper$/m);
  expect(now).toMatch(
    new RegExp(
      `^error    storage +\\S+ lacks files that pages show \\(1\\), such as covers/${picture}: `,
      'm',
    ),
  );
  expect(now).toMatch(/^warning {2}proxy +http:\/\/www\.example\.org\.invalid cannot be reached from here/m);
  expect(now).toMatch(/^error {4}keys +the key file \S+pepper is not the one of this site, .*: copy it /m);
  expect(now, 'a secret is not repeated').not.toContain('a password of the tests');

  await rm(join(dataDir, 'keys/pepper'));
  await writeFile(join(dataDir, 'diwan.sqlite'), 'no database at all, but long enough for one '.repeat(100));
  const lost = await complaints({ dataDir, environment });
  expect(lost.code).toBe(1);
  expect(lost.lines.join('\n')).toMatch(/^error {4}database +The database \S+ is damaged \(/m);
});

test('doctor detects faults of a reverse proxy', async () => {
  const own = await freePort();
  const environment = { PUBLIC_URL: `http://127.0.0.1:${own}`, TRUST_PROXY: 'loopback' };
  const { dataDir, port } = await runningSite(environment);
  const findings = async (bad?: Bad) => {
    const close = await proxyTo(port, own, bad);
    const { all } = await complaints({ dataDir, environment: { PORT: String(port), ...environment } });
    await close();
    return all.match(/^\S+ +proxy .*$/gm)?.map((line) => line.replace(/ +proxy +/, ' ').split(':')[0]);
  };

  expect(await findings()).toEqual([expect.stringMatching(/^ok http/)]);
  expect(await findings({ keeps: true })).toEqual([
    'error the proxy serves one visitor’s response to another',
    'error the proxy caches responses marked no-store',
  ]);
  const strip = (name: string) => (headers: IncomingHttpHeaders) => ({ ...headers, [name]: undefined });
  expect(
    await findings({ sent: strip('accept-encoding'), received: strip('content-security-policy') }),
  ).toEqual(['warning pages arrive uncompressed', 'error Content-Security-Policy does not arrive']);
  expect(await findings({ received: () => ({}), body: 'something else' })).toEqual([
    expect.stringMatching(/^error http/),
  ]);
});

describeOnPostgres('the doctor', (open) => {
  test('checks PostgreSQL, and reports when it is down', async () => {
    const { databaseUrl, dataDir } = await open();
    const up = await complaints({ dataDir, databaseUrl });
    expect(up.all).toMatch(/^ok {7}database +PostgreSQL \d+[\d.]* .*responds$/m);
    const { pathname } = new URL(databaseUrl ?? '');
    await command(databaseUrl ?? '', `alter database ${pathname.slice(1)} set log_statement = 'mod'`);
    const logging = await complaints({ dataDir, databaseUrl });
    expect(logging.lines.join('\n')).toMatch(
      /^error {4}database +PostgreSQL logs every statement, .*: set /m,
    );
    const down = await complaints({
      dataDir,
      databaseUrl: `postgres://diwan:secret-word@127.0.0.1:${await freePort()}/x`,
    });
    expect(down.code).toBe(1);
    expect(down.lines.join('\n')).toMatch(/^error {4}database +PostgreSQL does not respond at DATABASE_URL/m);
    expect(down.all).not.toContain('secret-word');
  });
});
