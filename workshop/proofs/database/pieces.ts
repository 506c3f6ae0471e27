import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromBase64url } from '#shared/channel/base64url.ts';
import { uploadKeys } from '#shared/channel/upload-keys.ts';
import { pieceOf } from '#tests/requests/sender-uploads.ts';
import type { Chance } from '../lib/chance.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { jsonOf, sendUntilAccepted } from '../lib/send-request.ts';
import { send, senderTo } from '../lib/sender.ts';
import { signIn } from '../lib/signed-in.ts';

type SentFile = { number: number; id: string; content: Buffer };

type Piece = { file: SentFile; path: string; bytes: Buffer };

/** Bytes of the files: a part of a piece, most of one, and two pieces that could change places. */
const sizes = [3_000, 900_000, 2 * 1024 * 1024];

const damages: ((bytes: Buffer, other: Buffer, chance: Chance) => Buffer)[] = [
  (bytes, _other, chance) => {
    const copy = Buffer.from(bytes);
    const at = chance.below(copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << chance.below(8));
    return copy;
  },
  (bytes, _other, chance) => bytes.subarray(0, chance.below(bytes.length)),
  (bytes, _other, chance) => Buffer.concat([bytes, chance.bytes(chance.between(1, 40))]),
  (bytes, _other, chance) => {
    const at = chance.below(bytes.length);
    return Buffer.concat([bytes.subarray(0, at), chance.bytes(16), bytes.subarray(at)]).subarray(
      0,
      bytes.length,
    );
  },
  (_bytes, other) => other,
];

/** A file of a sender opens as it was sent, or not to its end. */
export const pieces = proof({
  promise: 'Stored files of senders that were damaged or swapped are never opened as something else',
  full: { mutations: 10_000 },
  quick: { mutations: 60 },
  planted: {
    what: 'pieces that are not bound to their place in the file',
    edits: [
      {
        in: 'sealPiece',
        find: '`diwan file piece 1|${number}`',
        put: "'diwan file piece 1|'",
      },
    ],
  },
  async run({ chance, ...stage }, { mutations }) {
    const dataDir = stage.folder();
    const { url } = await stage.start({ dataDir });
    const files = await attachFiles(url, dataDir);
    const reader = await signIn(url);

    /** @returns undefined where it did not open to its end. */
    async function open({ number }: SentFile): Promise<Buffer | undefined> {
      const response = await reader.call(`reports/1/files/${number}`).catch(() => undefined);
      return response?.status === 200 ? response.body : undefined;
    }

    const folder = join(dataDir, 'storage/sealed');
    const stored = readdirSync(folder).map((name): Piece => {
      const file = files.find(({ id }) => name.startsWith(id));
      expectThat(file !== undefined, `Whose is ${name}?`);
      const path = join(folder, name);
      return { file, path, bytes: readFileSync(path) };
    });
    let refused = 0;
    for (let done = 0; done < mutations; done += 1) {
      const piece = chance.pick(stored);
      writeFileSync(piece.path, damagedBytes(piece, stored, chance));
      const opened = await open(piece.file);
      const { number, content } = piece.file;
      expectThat(!opened || opened.equals(content), `File ${number} was opened although it was changed`);
      if (!opened) refused += 1;
      writeFileSync(piece.path, piece.bytes);
    }
    for (const file of files)
      expectThat((await open(file))?.equals(file.content) === true, `File ${file.number} opens no more`);
    const rest = mutations - refused;
    return `${mutations} mutations (bits, lengths, insertions, swaps within a file and between files): ${refused} refused, ${rest} in the filling alone, whose files opened as they were sent`;
  },
});

/** Sends a report with a file of each size. */
async function attachFiles(url: string, dataDir: string): Promise<SentFile[]> {
  const { attempt } = senderTo(dataDir);
  const sent = await send(url, await attempt('report', 'a report with files'), {}, sendUntilAccepted);
  const { receipt, pass } = jsonOf(sent) as { receipt: string; pass: string };
  const path = `${url}/api/receipt/files`;
  const post = async (step: string, body: object, headers?: Record<string, string>) => {
    const response = await sendUntilAccepted(path + step, {
      method: 'POST',
      body,
      ...(headers && { headers }),
    });
    expectThat(
      response.status < 300,
      `An upload was answered ${response.status}: ${response.body.toString()}`,
    );
    return jsonOf(response);
  };
  const files: SentFile[] = [];
  for (const bytes of sizes) {
    const content = randomBytes(bytes);
    const upload = randomBytes(32).toString('base64url');
    const stated = { upload, name: 'evidence.bin', type: '', bytes, details: 'none' };
    const begun = await post('', { receipt, pass, ...stated });
    for (let piece = 0; piece < (begun as { pieces: number }).pieces; piece += 1)
      await post('/pieces', pieceOf(content, upload, piece), { 'content-type': 'application/octet-stream' });
    const { file } = (await post('/finish', { upload })) as { file: number };
    const { id } = await uploadKeys(fromBase64url(upload));
    files.push({ number: file, id, content });
  }
  return files;
}

function damagedBytes(piece: Piece, stored: Piece[], chance: Chance): Buffer {
  for (;;) {
    const bytes = chance.pick(damages)(piece.bytes, chance.pick(stored).bytes, chance);
    if (!bytes.equals(piece.bytes)) return bytes;
  }
}
