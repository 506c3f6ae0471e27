import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { filesBelow, type NamedBytes, searchFor, spellings } from '#tests/databases/search-for.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { memoryImage } from '../lib/memory-image.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { manage, metricsHeaders, type RunningProgram } from '../lib/running-program.ts';
import { sendRequest } from '../lib/send-request.ts';
import { senderTo } from '../lib/sender.ts';
import { openBrowser, type SenderBrowser, sentFile } from '../lib/sender-browser.ts';
import { type SignedIn, signIn } from '../lib/signed-in.ts';

const mark = 'Vb3Jw·سرّيّة';

/** Senders at once, so that some are in the middle of a call whenever the memory is read. */
const sendersAtOnce = 3;

/** A case has a file where its number leaves a remainder; each of many pieces now and then. */
const hasFile = (number: number) => number % 4 !== 0;
const isLarge = (number: number) => number % 50 === 1;

type Size = { submissions: number; images: number };

/**
 * Forms, messages and files that the browser's own code sealed leave nothing of their texts, names, receipts or keys in the
 * memory of the server, on its disk or in its log, while they arrive and afterwards.
 */
export const sealedMemory = proof<Size>({
  promise: 'What a browser sealed is never in the memory of the server, nor on its disk',
  full: { submissions: 2_000, images: 6 },
  quick: { submissions: 80, images: 2 },
  short: { submissions: 10, images: 2 },
  planted: {
    what: 'a browser that lets the site seal one in a hundred',
    edits: [
      {
        file: 'shared/channel/can-seal.ts',
        text: 'return true;',
        put: 'return (globalThis.sealed = (globalThis.sealed ?? 0) + 1) % 100 !== 0;',
      },
    ],
  },
  async run(stage, { submissions, images }) {
    const folders = { data: stage.folder(), temporary: stage.folder(), backups: stage.folder() };
    const environment = { LOG_LEVEL: 'debug', TMPDIR: folders.temporary, BACKUP_DIR: folders.backups };
    const site = await stage.start({ dataDir: folders.data, environment });
    const { attempt } = senderTo(folders.data);
    const browser = await openBrowser(stage, () => site);
    const secrets = new Set([mark]);
    const seen = { hits: new Set<string>(), memory: 0, disk: 0, files: 0, images: 0 };

    const search = (pieces: Iterable<NamedBytes>, count: (bytes: number) => void) => {
      for (const piece of pieces) {
        for (const hit of searchFor([...secrets], [piece])) seen.hits.add(hit);
        count(piece.bytes.length / 1e6);
      }
    };
    const searchDisk = async (metrics: Buffer) => {
      const files = (await Promise.all(Object.values(folders).map(filesBelow))).flat();
      const spoken = [
        { name: 'the log', bytes: Buffer.from(site.output()) },
        { name: 'the metrics', bytes: metrics },
      ];
      search([...files, ...spoken], (megabytes) => (seen.disk += megabytes));
    };
    const searchMemory = () => {
      seen.images += 1;
      search(memoryImage(site), (megabytes) => (seen.memory += megabytes));
    };

    let [begun, ended] = [0, 0];
    const sendOn = async () => {
      while (begun < submissions) {
        begun += 1;
        const number = begun;
        const kind: SubmissionKind = number % 2 === 0 ? 'report' : 'contact';
        const more: Record<string, string> =
          kind === 'report' ? { involved_names: `${mark} ${number}` } : { name: `${mark} ${number}` };
        const given = await sendMarked(browser, await attempt(kind, `${mark} ${number}`, more), number);
        seen.files += Number(hasFile(number));
        ended += 1;
        if (ended % Math.ceil(submissions / 2) === 1) for (const secret of given) secrets.add(secret);
        if (ended < submissions && ended % Math.ceil(submissions / images) === 0) searchMemory();
      }
    };
    await Promise.all(Array.from({ length: sendersAtOnce }, sendOn));
    searchMemory();
    await searchDisk(await metricsOf(site));
    const officer = await signIn(site.url);
    await officer.post('keys/recovery', { public_key: recoveryWords[0].publicKey });
    await manage(stage.tree, folders.data, ['backup', join(folders.backups, 'one.tar.age')]);
    await searchDisk(await metricsOf(site));
    const [first, ...others] = seen.hits;
    expectThat(first === undefined, `Found: ${[first, ...others].slice(0, 3).join('; ')}`);
    const planted: NamedBytes[] = [{ name: 'the memory', bytes: Buffer.from(`… ${mark} 1 …`) }];
    expectThat(searchFor([...secrets], planted).length > 0, 'A mark that was put there is not found');
    await expectAllOpen(officer, submissions);
    return `${submissions} marked forms with a message each and ${seen.files} files, sealed by the browser’s code; ${seen.images} images of the server’s memory while they arrived and after (${seen.memory.toFixed()} MB), its disk, backup, log and metrics (${seen.disk.toFixed()} MB) in ${Object.keys(spellings(mark)).length} spellings: 0 hits; all open for an officer afterwards`;
  },
});

/** @returns what its sender alone knows. */
async function sendMarked(
  browser: SenderBrowser,
  form: Parameters<SenderBrowser['send']>[0],
  number: number,
): Promise<string[]> {
  const text = `${mark} ${number}`;
  const holder = await browser.send(form);
  expectThat(holder !== undefined, 'A form has no response');
  const written = await browser.write(holder, `${text}, more`, randomUUID());
  expectThat(written === true, 'A message has no response');
  const { receipt } = holder;
  const known = [receipt, receipt.replaceAll('-', '')];
  if (!hasFile(number)) return known;
  const marks = Buffer.from(`${text} · `.repeat(isLarge(number) ? 60_000 : 1 + (number % 40)));
  const file = sentFile(`${text}.txt`, marks);
  const attached = await browser.attach(holder, file, new AbortController().signal);
  expectThat(attached === 1, 'A file has no response');
  return [...known, file.upload];
}

async function metricsOf({ url }: RunningProgram): Promise<Buffer> {
  return (await sendRequest(`${url}/metrics`, { headers: metricsHeaders, from: '127.0.0.1' })).body;
}

/** @throws Broken unless an officer can read what was sent, with the talk and the file of some. */
async function expectAllOpen(officer: SignedIn, submissions: number): Promise<void> {
  const reports = await officer.inbox('reports');
  const isRead = ({ damaged, details }: (typeof reports)[number]) =>
    !damaged && String(details).startsWith(mark);
  expectThat(
    reports.length === Math.floor(submissions / 2) && reports.every(isRead),
    'What was sealed does not open for an officer',
  );
  for (const { id, details } of reports.slice(0, 20)) {
    const { messages } = await officer.get<{ messages: { text: string }[] }>(`reports/${id}/talk`);
    expectThat(messages[0]?.text === `${String(details)}, more`, 'A message does not open for an officer');
    const files = await officer.get<{ number: number }[]>(`reports/${id}/files`);
    for (const { number } of files) {
      const { body } = await officer.call(`reports/${id}/files/${number}`);
      expectThat(body.includes(String(details)), 'A file does not open for an officer');
    }
  }
}
