import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chance, flipped } from '../lib/chance.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { receive, senderTo } from '../lib/sender.ts';
import { attachFile } from '../lib/sender-files.ts';
import { signIn } from '../lib/signed-in.ts';

type SentFile = { number: number; id: string; content: Buffer };

type Piece = { file: SentFile; path: string; bytes: Buffer };

/** Bytes of the files: a part of a piece, most of one, and pieces that could change places. */
const sizes = [3_000, 900_000, 3 * 1024 * 1024];

const damages: ((piece: Piece, others: Piece[], chance: Chance) => Buffer)[] = [
  ({ bytes }, _others, chance) => flipped(bytes, chance),
  ({ bytes }, _others, chance) => bytes.subarray(0, chance.below(bytes.length)),
  ({ bytes }, _others, chance) => Buffer.concat([bytes, chance.bytes(chance.between(1, 40))]),
  ({ bytes }, _others, chance) => {
    const at = chance.below(bytes.length);
    return Buffer.concat([bytes.subarray(0, at), chance.bytes(16), bytes.subarray(at)]).subarray(
      0,
      bytes.length,
    );
  },
  (_piece, others, chance) => chance.pick(others).bytes,
  ({ file }, others, chance) => chance.pick(others.filter((other) => other.file === file)).bytes,
];

/** A file of a sender opens as it was sent, or not to its end. */
export const pieces = proof({
  promise: 'Stored files of senders that were damaged or swapped are never opened as something else',
  full: { mutations: 10_000 },
  quick: { mutations: 120 },
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
    for (let done = 0; done < mutations; done += 1) {
      const piece = chance.pick(stored);
      writeFileSync(piece.path, damagedBytes(piece, stored, chance));
      const opened = await open(piece.file);
      expectThat(!opened, `File ${piece.file.number} was opened although it was changed`);
      writeFileSync(piece.path, piece.bytes);
    }
    for (const file of files)
      expectThat((await open(file))?.equals(file.content) === true, `File ${file.number} opens no more`);
    return `${mutations} mutations (bits, lengths, insertions, swaps within a file and between files): 0 opened; put back, all ${files.length} files open`;
  },
});

/** Sends a report with a file of each size. */
async function attachFiles(url: string, dataDir: string): Promise<SentFile[]> {
  const { attempt } = senderTo(dataDir);
  const holder = await receive(url, await attempt('report', 'a report with files'));
  const files: SentFile[] = [];
  for (const bytes of sizes) {
    const content = randomBytes(bytes);
    const attached = await attachFile(url, holder, { name: 'evidence.bin', content });
    files.push({ ...attached, content });
  }
  return files;
}

function damagedBytes(piece: Piece, stored: Piece[], chance: Chance): Buffer {
  for (;;) {
    const bytes = chance.pick(damages)(piece, stored, chance);
    if (!bytes.equals(piece.bytes)) return bytes;
  }
}
