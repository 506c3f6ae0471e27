import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { freePort, listenTo, ready, startProgram as start } from '#tests/sites/program.ts';

async function outcome(env: Record<string, string>) {
  const child = start(env);
  const [errors, output, [code]] = await Promise.all([
    text(child.stderr),
    text(child.stdout),
    once(child, 'exit'),
  ]);
  return { errors, output, code };
}

describe('a failing start ends with one line that states the reason for', () => {
  async function expectOneLine(env: Record<string, string>, line: RegExp) {
    const { errors, output, code } = await outcome(env);
    expect(errors).toMatch(/^Diwan cannot start: [^\n]+\n$/);
    expect(errors).toMatch(line);
    expect(output, 'nothing may claim that the site is there').not.toContain('ready');
    expect(code).toBe(1);
    return errors;
  }

  test('a lost key file, with the way out', async () => {
    const env = { DATA_DIR: await temporaryFolder() };
    const child = start(env);
    await ready(child);
    child.kill('SIGTERM');
    await once(child, 'exit');
    await rm(join(env.DATA_DIR, 'keys/pepper'));
    await expectOneLine(env, /pepper is missing, .*npm run manage -- recover EMAIL/);
  });

  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const env = { DATA_DIR: await temporaryFolder(), PORT: String(port) };
    await expectOneLine(env, new RegExp(`127\\.0\\.0\\.1:${port} is in use`));
  });

  test('a data folder that cannot be written', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    await expectOneLine({ DATA_DIR: join(file, 'data') }, /DATA_DIR .*file\/data cannot be written/);
  });

  test('a damaged database, which stays unchanged', async () => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, 'diwan.sqlite'), 'this is no database, whatever its name says'.repeat(200));
    await expectOneLine({ DATA_DIR: dataDir }, /diwan\.sqlite is damaged/);
  });

  test('a database that is a folder', async () => {
    const dataDir = await temporaryFolder();
    await mkdir(join(dataDir, 'diwan.sqlite'));
    await expectOneLine({ DATA_DIR: dataDir }, /diwan\.sqlite/);
  });

  test.each([
    ['PUBLIC_URL', 'www.example.org'],
    ['PORT', 'eighty'],
    ['LOG_LEVEL', 'loud'],
  ])('a bad %s', async (name, value) => {
    const dataDir = await temporaryFolder();
    await expectOneLine(
      { DATA_DIR: dataDir, [name]: value },
      new RegExp(`${name}: "${value}" cannot be used`),
    );
  });

  test('a HOST that is not local', async () => {
    await expectOneLine(
      { DATA_DIR: await temporaryFolder(), HOST: '192.0.2.1' },
      /HOST 192\.0\.2\.1 is no address/,
    );
  });
});

test('a port of 0 is a free one, and its address is printed', async () => {
  const child = start({ DATA_DIR: await temporaryFolder() });
  const address = await ready(child);
  expect(address).toMatch(/^http:\/\/localhost:[1-9]\d+$/);
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' });
  const description = await (await fetch(`${address}/api/openapi.json`)).json();
  expect(description).toMatchObject({ servers: [{ url: address }] });
});

test('the printed URL is the public one, with the local one', async () => {
  const port = await freePort();
  const child = start({
    DATA_DIR: await temporaryFolder(),
    PORT: String(port),
    PUBLIC_URL: 'https://www.example.org',
  });
  const received = listenTo(child);
  await received.waitFor(
    /^Diwan is ready: https:\/\/www\.example\.org \(it listens at http:\/\/localhost:\d+\)$/m,
  );
  const line = new RegExp(`"https://www\\.example\\.org is served at http://127\\.0\\.0\\.1:${port}"`);
  await expect(received.waitFor(line)).resolves.toBeDefined();
});

test('a password for the first administrator is generated and printed only at the first start', async () => {
  const env = { DATA_DIR: await temporaryFolder() };
  const printed: string[] = [];
  for (const round of ['first', 'second']) {
    const child = start(env);
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    await ready(child);
    printed.push(`${round}: ${/with the password \S+ \(/.test(output)}`);
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  expect(printed).toEqual(['first: true', 'second: false']);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it in peace, and it can start again', async (signal) => {
  const env = { DATA_DIR: await temporaryFolder() };
  for (const round of ['first', 'second']) {
    const child = start(env);
    const errors = text(child.stderr);
    const address = await ready(child);
    expect((await fetch(`${address}/healthz`)).status, round).toBe(200);
    child.kill(signal);
    child.kill(signal);
    const [code] = await once(child, 'exit');
    expect([round, await errors, code]).toEqual([round, '', 0]);
  }
});
