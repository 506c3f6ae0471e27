import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { checkScanner } from '#server/doctor/check-scanner.ts';
import { docx, pdf } from '#tests/requests/documents.ts';
import { form } from '#tests/requests/form.ts';
import { photograph } from '#tests/requests/pictures.ts';
import { namedFile, tenderSite } from '#tests/sites/tender-site.ts';
import { signedText, startClamd } from '#workshop/stand-ins/clamd.ts';
import { createVirusScanner } from './virus-scanner.ts';

let clamd: Awaited<ReturnType<typeof startClamd>>;
beforeAll(async () => {
  clamd = await startClamd();
});
afterAll(() => clamd.stop());

const found = /^The virus scanner found something in this file/;
const unscanned = /^The virus scanner does not respond/;

test('clamd scans every upload, in a compressed document too; what it finds in is not stored', async () => {
  const { upload, stored, call, publicFiles } = await tenderSite(undefined, {
    scanner: { path: clamd.path },
  });
  for (const infected of [pdf(signedText), docx({ 'word/media/a.bin': signedText })]) {
    const response = await upload(infected);
    expect([response.statusCode, response.json().errors.file[0]]).toEqual([
      422,
      expect.stringMatching(found),
    ]);
  }
  const picture = Buffer.concat([await photograph(), Buffer.from(signedText)]);
  for (const [kind, file] of [
    ['document', pdf(signedText)],
    ['picture', picture],
  ] as const) {
    const response = await call('/api/files', await form({ kind, file }));
    expect([response.statusCode, response.json().message]).toEqual([422, expect.stringMatching(found)]);
  }
  expect(await stored()).toEqual([]);
  expect((await upload(pdf())).statusCode).toBe(201);
  expect(await publicFiles()).toMatchObject([namedFile]);
});

test('what is longer than clamd takes is not stored', async () => {
  const { upload, stored, log } = await tenderSite(undefined, { scanner: { path: clamd.path } });
  const response = await upload(Buffer.alloc(1_500_000, 'a,b\n'));
  expect([response.statusCode, response.json().message]).toEqual([503, expect.stringMatching(unscanned)]);
  expect(await stored()).toEqual([]);
  expect(log.join('')).not.toContain('Conditions');
});

/** A server that does something else than clamd. */
async function scannerThat(serve: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
}

test.each<[string, (socket: Socket) => void]>([
  ['closes at once', (socket) => socket.destroy()],
  ['closes without a word', (socket) => socket.end()],
  ['sends something else', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['reports an error', (socket) => socket.end('stream: Can’t allocate memory ERROR\0')],
  ['is silent', () => {}],
])('a scanner that %s lets nothing pass', async (_name, serve) => {
  const reported: unknown[] = [];
  const scanner = createVirusScanner(await scannerThat(serve), {
    report: (error) => reported.push(error),
    timeoutMs: 300,
  });
  await expect(scanner.scan(Buffer.alloc(3_000_000, 'x'))).rejects.toMatchObject({
    code: 'unavailable',
    key: 'file.notScanned',
  });
  expect([reported.length, await scanner.ready()]).toEqual([1, false]);
});

test('a scanner that is gone lets nothing pass, and one that runs is ready', async () => {
  const gone = createVirusScanner({ path: '/nowhere/clamd' });
  await expect(gone.scan(Buffer.from('x'))).rejects.toMatchObject({ key: 'file.notScanned' });
  expect(await gone.ready()).toBe(false);
  expect(await createVirusScanner({ path: clamd.path }).ready()).toBe(true);
  expect(await createVirusScanner(undefined).ready()).toBe(true);
});

test('doctor reports a scanner that does not respond', async () => {
  const finding = async (scanner: { path: string } | undefined) =>
    checkScanner({ config: { ...readConfig({}), scanner } });
  expect(await finding(undefined)).toEqual([]);
  expect(await finding({ path: clamd.path })).toMatchObject([{ text: 'the virus scanner responds' }]);
  expect(await finding({ path: '/nowhere/clamd' })).toMatchObject([
    { text: expect.stringContaining('/nowhere/clamd') },
  ]);
});
