import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { paddedSize, pieceSizes } from '#shared/channel/files/file-size.ts';
import { pieceOf } from '#tests/requests/sender-uploads.ts';
import { integrityOf } from '../lib/database-file.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { type HttpResponse, jsonOf, sendRequest } from '../lib/send-request.ts';
import { type Holder, receive, senderTo } from '../lib/sender.ts';
import { openBrowser, type SenderBrowser, type SentFile, sentFile } from '../lib/sender-browser.ts';
import { type SignedIn, signIn } from '../lib/signed-in.ts';

/** Messages of a case: a sender may write ten a day. */
const messagesOfCase = 8;

/** Cases whose senders write and attach while the program is killed. */
const sendersAtOnce = 4;

/** A file of two pieces, the second one short. */
const fileBytes = 1024 * 1024 + 40_000;

/** A case, and the part of it that its sender knows to have arrived. */
type Case = {
  /** The number in the inbox. */
  number: number;
  holder: Holder;
  texts: string[];
  acknowledged: Set<string>;
  file: SentFile;
  isFileThere: boolean;
};

/** The calls of a sender; each resolves to undefined where no response comes. */
type Calls = Pick<SenderBrowser, 'write' | 'attach'>;

/** Every other sender has a browser that seals; the site seals for the others. */
const hasBrowser = ({ number }: Pick<Case, 'number'>) => number % 2 === 0;

/** Killed while senders write and attach, it loses nothing that it acknowledged, and has nothing twice. */
export const talkKills = proof({
  promise: 'Acknowledged messages and files of senders outlive a program that is killed',
  full: { times: 200 },
  quick: { times: 2 },
  planted: {
    what: 'a message that is acknowledged before it is stored',
    edits: [
      {
        in: 'receiptRoutes',
        find: 'await request.services[service].send($$$given)',
        put: "(setTimeout(() => request.services[service].send($$$given).catch(() => {}), 10_000), { pass: '', left_today: 5 })",
      },
    ],
  },
  async run(stage, { times }) {
    const dataDir = stage.folder();
    let site = await stage.start({ dataDir });
    const sender = senderTo(dataDir);
    const browser = await openBrowser(stage, () => site);
    const plain = plainCalls(() => site);
    const cases: Case[] = [];
    let [interrupted, messages, files] = [0, 0, 0];
    for (let time = 1; time <= times; time += 1) {
      const begun: Case[] = [];
      for (let one = 0; one < sendersAtOnce; one += 1) {
        const number = cases.length + begun.length + 1;
        const form = await sender.attempt('report', `report ${number}`);
        const holder = hasBrowser({ number }) ? await browser.send(form) : await receive(site.url, form);
        expectThat(holder !== undefined, 'A report has no response');
        begun.push(newCase(number, holder));
      }
      cases.push(...begun);
      const killed = new AbortController();
      const goOn = (each: Case) => {
        const calls = hasBrowser(each) ? browser : plain;
        return Promise.all([write(calls, each), attach(calls, each, killed.signal)]);
      };
      const senders = begun.map(goOn);
      await delay(stage.chance.between(100, 700));
      killed.abort();
      await site.kill();
      await Promise.all(senders);
      site = await stage.start({ dataDir });
      const integrity = integrityOf(dataDir);
      expectThat(integrity === 'ok', `The database was damaged by kill ${time}: ${integrity}`);
      for (const each of begun) {
        interrupted += messagesOfCase - each.acknowledged.size + Number(!each.isFileThere);
        // As a sender's browser does: the same again under the same names
        const calls = hasBrowser(each) ? browser : plain;
        await write(calls, each);
        await attach(calls, each, new AbortController().signal);
        expectThat(each.acknowledged.size === messagesOfCase, 'A message that is sent again is refused');
        expectThat(each.isFileThere, 'A file that is sent again is refused');
      }
    }
    const officer = await signIn(site.url);
    for (const each of cases) {
      await audit(officer, each);
      messages += each.texts.length;
      files += 1;
    }
    return `${times} kills while ${sendersAtOnce} senders wrote and attached, half of them by sealed calls: of ${messages} messages and ${files} files 0 lost, 0 twice, every file byte for byte (${interrupted} had lost their response and were sent again); ${times}/${times} integrity checks`;
  },
});

function newCase(number: number, holder: Holder): Case {
  return {
    number,
    holder,
    texts: Array.from({ length: messagesOfCase }, (_, message) => `case ${number}, message ${message}`),
    acknowledged: new Set(),
    file: sentFile(`case ${number}.bin`, new Uint8Array(randomBytes(fileBytes))),
    isFileThere: false,
  };
}

/** Sends every message that has no response yet, until the connection is lost. */
async function write(calls: Calls, { holder, texts, acknowledged, number }: Case): Promise<void> {
  for (const [message, text] of texts.entries()) {
    if (acknowledged.has(text)) continue;
    const name = Buffer.alloc(32, `${number} ${message} `).toString('base64url');
    if (!(await calls.write(holder, text, name))) return;
    acknowledged.add(text);
  }
}

/** Sends a file, or its missing pieces, until the connection is lost. */
async function attach(calls: Calls, each: Case, signal: AbortSignal): Promise<void> {
  each.isFileThere = (await calls.attach(each.holder, each.file, signal)) !== undefined;
}

/** The calls of a client that does not seal. */
function plainCalls(site: () => { url: string }): Calls {
  return {
    async write(holder, text, name) {
      const response = await sent(`${site().url}/api/receipt/messages`, { ...holder, text }, name);
      if (!response) return undefined;
      expectStatus(response, 201, 'A message');
      return true;
    },

    async attach(holder, { name, content, upload }) {
      const path = `${site().url}/api/receipt/files`;
      const stated = { upload, name, type: '', bytes: content.length, details: 'none' };
      const begun = await sent(path, { ...holder, ...stated });
      if (!begun) return undefined;
      expectStatus(begun, 201, 'An upload');
      const { have } = jsonOf(begun) as { have: number[] };
      for (const piece of pieceSizes(paddedSize(content.length)).keys()) {
        if (have.includes(piece)) continue;
        const stored = await sent(`${path}/pieces`, pieceOf(content, upload, piece));
        if (!stored) return undefined;
        expectStatus(stored, 200, 'A piece');
      }
      const finished = await sent(`${path}/finish`, { upload });
      if (!finished) return undefined;
      expectStatus(finished, 200, 'The end of an upload');
      return (jsonOf(finished) as { file: number }).file;
    },
  };
}

function expectStatus({ status, body }: HttpResponse, expected: number, of: string): void {
  expectThat(status === expected, `${of} was answered ${status}: ${String(body)}`);
}

/** @returns undefined without a response. */
async function sent(url: string, body: object | Buffer, name?: string): Promise<HttpResponse | undefined> {
  const headers = {
    ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }),
    ...(name && { 'idempotency-key': name }),
  };
  return sendRequest(url, { method: 'POST', body, headers }).catch(() => undefined);
}

/** @throws Broken unless each message and the file are there once. */
async function audit(officer: SignedIn, { number, texts, file }: Case): Promise<void> {
  const talk = await officer.get<{ messages: { text: string }[] }>(`reports/${number}/talk`);
  const found = talk.messages.map(({ text }) => text);
  const lost = texts.filter((text) => !found.includes(text));
  expectThat(lost.length === 0, `${lost.length} of ${texts.length} acknowledged messages are lost`);
  expectThat(found.length === texts.length, `${found.length - texts.length} messages are there twice`);
  const stored = await officer.get<{ number: number }[]>(`reports/${number}/files`);
  expectThat(stored.length === 1, `Of one file ${stored.length} are there`);
  const content = await officer.call(`reports/${number}/files/${stored[0]?.number}`);
  expectThat(content.body.equals(file.content), 'A file opens as another one');
}
