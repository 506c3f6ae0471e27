import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { paddedSize, pieceSizes } from '../../../shared/channel/files/file-size.ts';
import { pieceOf } from '../../../tests/requests/sender-uploads.ts';
import { type RunningDiwan, startDiwan } from '../contenders/diwan.ts';
import type { Context } from '../context.ts';
import { send } from '../http.ts';
import { asClient, memoryOf, scratchFolder } from '../processes.ts';
import { timed } from '../statistics.ts';
import { type BrowserReading, browserReading } from './browser-reading.ts';
import { type BrowserSealing, browserSealing } from './browser-sealing.ts';
import { type Reading, readReports } from './reports.ts';
import { signInAsReader } from './sign-in.ts';
import { solvePlainQuestions } from './solve-plain-questions.ts';

/** Bytes of a file, and the number of those that a case has room for. */
const fileBytes = 50 * 1024 * 1024;
const filesOfCase = 4;

const details = 'تفاصيل البلاغ كما يرويها صاحبها. '.repeat(20);

type Holder = { receipt: string; pass: string };

export type Files = { number: number; bytes: number; perSecond: number; memory: number };

/** The confidential channel: the list of reports with a conversation each, and files that the site or a browser seals. */
export type Channel = {
  read: Reading;
  files: Files;
  sealedInBrowser: BrowserSealing | undefined;
  readInBrowser: BrowserReading | undefined;
};

export async function measureChannel({ options, programs, log }: Context): Promise<Channel> {
  const dataDir = scratchFolder();
  // The first start of all loads the sample content, whose memory is not that of a site at work
  await (await startDiwan({ dataDir, limits: false })).stop();
  const diwan = await startDiwan({ dataDir, limits: false });
  await delay(options.idleSeconds * 1e3);
  const channel = await asClient(async () => {
    const createProof = await solvePlainQuestions(diwan.dataDir);
    const open = async (): Promise<Holder> => {
      const json = { topic: 'bribe', details, recaptcha: await createProof() };
      return JSON.parse((await send(`${diwan.url}/api/report`, { json, expect: 201 })).body.toString());
    };
    log('files are attached');
    const files = await attachFiles(diwan, open, options.files);
    log('reports and messages are sent');
    for (let report = 0; report < options.submissions; report += 1) {
      const json = { ...(await open()), text: 'متى وصل؟' };
      await send(`${diwan.url}/api/receipt/messages`, { json, expect: 201 });
    }
    log('reports are read');
    return { read: await readReports(diwan.url, await signInAsReader(diwan.url)), files };
  });
  log('a file and reports are sealed in a browser');
  const sealedInBrowser = programs.chromium
    ? await browserSealing(programs.chromium, diwan.url, fileBytes)
    : undefined;
  log('reports are read in a browser');
  const readInBrowser = programs.chromium ? await browserReading(programs.chromium, diwan.url) : undefined;
  await diwan.stop();
  return { ...channel, sealedInBrowser, readInBrowser };
}

/** Attaches files of several cases at once; the memory is the largest seen meanwhile. */
async function attachFiles(
  { url, pid }: RunningDiwan,
  open: () => Promise<Holder>,
  number: number,
): Promise<Files> {
  const content = randomBytes(fileBytes);
  const cases: { holder: Holder; files: number }[] = [];
  for (let left = number; left > 0; left -= filesOfCase)
    cases.push({ holder: await open(), files: Math.min(left, filesOfCase) });
  let memory = 0;
  const watching = setInterval(() => (memory = Math.max(memory, memoryOf(pid))), 20);
  const ms = await timed(async () => {
    const sending = cases.map(async ({ holder, files }) => {
      for (let file = 0; file < files; file += 1) await attach(url, holder, content);
    });
    await Promise.all(sending);
  });
  clearInterval(watching);
  return { number, bytes: fileBytes, perSecond: (number * fileBytes) / (ms / 1e3), memory };
}

async function attach(url: string, holder: Holder, content: Buffer): Promise<void> {
  const path = `${url}/api/receipt/files`;
  const upload = randomBytes(32).toString('base64url');
  const stated = { upload, name: 'evidence.mov', type: '', bytes: fileBytes, details: 'none' };
  await send(path, { json: { ...holder, ...stated }, expect: 201 });
  for (const piece of pieceSizes(paddedSize(fileBytes)).keys())
    await send(`${path}/pieces`, { bytes: pieceOf(content, upload, piece), expect: 200 });
  await send(`${path}/finish`, { json: { upload }, expect: 200 });
}
