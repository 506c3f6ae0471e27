import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { paddedSize, pieceSizes } from '#shared/channel/files/file-size.ts';
import { pieceOf } from '#tests/requests/sender-uploads.ts';
import { integrityOf } from '../lib/database-file.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { type HttpResponse, jsonOf, sendRequest } from '../lib/send-request.ts';
import { type Holder, receive, senderTo } from '../lib/sender.ts';
import { type SignedIn, signIn } from '../lib/signed-in.ts';

/** Messages of a case: a sender may write ten a day. */
const messagesOfCase = 8;

/** Cases whose senders write and attach while the program is killed. */
const sendersAtOnce = 3;

/** A file of two pieces, the second one short. */
const fileBytes = 1024 * 1024 + 40_000;

/** A case, and the part of it that its sender knows to have arrived. */
type Case = {
  /** The number in the inbox. */
  number: number;
  holder: Holder;
  texts: string[];
  acknowledged: Set<string>;
  file: { name: string; content: Buffer; upload: string };
  isFileThere: boolean;
};

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
        find: 'await $services.receipts.send($$$given)',
        put: "(setTimeout(() => void $services.receipts.send($$$given), 10_000), { pass: '', left_today: 5 })",
      },
    ],
  },
  async run(stage, { times }) {
    const dataDir = stage.folder();
    let site = await stage.start({ dataDir });
    const sender = senderTo(dataDir);
    const cases: Case[] = [];
    let [interrupted, messages, files] = [0, 0, 0];
    for (let time = 1; time <= times; time += 1) {
      const begun: Case[] = [];
      for (let one = 0; one < sendersAtOnce; one += 1) {
        const number = cases.length + begun.length + 1;
        const holder = await receive(site.url, await sender.attempt('report', `report ${number}`));
        begun.push(newCase(number, holder));
      }
      cases.push(...begun);
      const senders = begun.map((each) => Promise.all([write(site.url, each), attach(site.url, each)]));
      await delay(stage.chance.between(100, 700));
      await site.kill();
      await Promise.all(senders);
      site = await stage.start({ dataDir });
      const integrity = integrityOf(dataDir);
      expectThat(integrity === 'ok', `The database was damaged by kill ${time}: ${integrity}`);
      for (const each of begun) {
        interrupted += messagesOfCase - each.acknowledged.size + Number(!each.isFileThere);
        // As a sender's browser does: the same again under the same names
        await write(site.url, each);
        await attach(site.url, each);
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
    return `${times} kills while ${sendersAtOnce} senders wrote and attached: of ${messages} messages and ${files} files 0 lost, 0 twice, every file byte for byte (${interrupted} had lost their response and were sent again); ${times}/${times} integrity checks`;
  },
});

function newCase(number: number, holder: Holder): Case {
  return {
    number,
    holder,
    texts: Array.from({ length: messagesOfCase }, (_, message) => `case ${number}, message ${message}`),
    acknowledged: new Set(),
    file: {
      name: `case ${number}.bin`,
      content: randomBytes(fileBytes),
      upload: randomBytes(32).toString('base64url'),
    },
    isFileThere: false,
  };
}

/** Sends every message that has no response yet, until the connection is lost. */
async function write(url: string, { holder, texts, acknowledged, number }: Case): Promise<void> {
  for (const [message, text] of texts.entries()) {
    if (acknowledged.has(text)) continue;
    const name = Buffer.alloc(32, `${number} ${message} `).toString('base64url');
    const response = await sent(`${url}/api/receipt/messages`, { ...holder, text }, name);
    if (!response) return;
    expectThat(
      response.status === 201,
      `A message was answered ${response.status}: ${String(response.body)}`,
    );
    acknowledged.add(text);
  }
}

/** Sends a file, or its missing pieces, until the connection is lost. */
async function attach(url: string, each: Case): Promise<void> {
  const { name, content, upload } = each.file;
  const path = `${url}/api/receipt/files`;
  const stated = { upload, name, type: '', bytes: content.length, details: 'none' };
  const begun = await sent(path, { ...each.holder, ...stated });
  if (!begun) return;
  expectThat(begun.status === 201, `An upload was answered ${begun.status}: ${String(begun.body)}`);
  const { have } = jsonOf(begun) as { have: number[] };
  for (const piece of pieceSizes(paddedSize(content.length)).keys()) {
    if (have.includes(piece)) continue;
    const stored = await sent(`${path}/pieces`, pieceOf(content, upload, piece));
    if (!stored) return;
    expectThat(stored.status === 200, `A piece was answered ${stored.status}: ${String(stored.body)}`);
  }
  const finished = await sent(`${path}/finish`, { upload });
  if (!finished) return;
  expectThat(finished.status === 200, `An upload ended with ${finished.status}: ${String(finished.body)}`);
  each.isFileThere = true;
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
