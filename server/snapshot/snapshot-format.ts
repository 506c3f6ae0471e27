import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The file that says what a folder is, to people as to this program: the first of a tar. */
export const noteName = 'snapshot.txt';
/** The list of its files, a line of JSON each, in the order of their names. */
export const listName = 'snapshot-files.ndjson';
/** The signed statement on the list. It is written last. */
export const headName = 'snapshot.json';
/** Names of files of a run that has not ended; the next one takes them over. */
export const unfinishedName = 'snapshot-unfinished.txt';

/** The files that the list does not name. */
export const ownNames: readonly string[] = [listName, headName, unfinishedName];

const listedFile = z.strictObject({
  path: z.string(),
  bytes: z.int().min(0),
  /** In hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The site's statement on a snapshot; the signature is of the canonical JSON of all but itself. */
const snapshotHead = z.object({
  diwan: z.literal('snapshot'),
  version: z.literal(1),
  made_at: z.iso.datetime(),
  /** The site's origin. */
  site: z.string(),
  /** The newest signed entry of the publication log; null where nothing was published. */
  checkpoint: z.object({ seq: z.int(), hash: z.string(), at: z.string(), signature: z.string() }).nullable(),
  files: z.int(),
  bytes: z.int(),
  /** Of the list's file. */
  list_sha256: z.string(),
  /** The public half of the publication key, in base64url. */
  key: z.string(),
  signature: z.string(),
});

export type SnapshotHead = z.infer<typeof snapshotHead>;

/** Size and hash of each file by its path. */
export type FileSums = Map<string, { bytes: number; sha256: string }>;

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

export const sumOf = (body: Uint8Array) => ({ bytes: body.length, sha256: sha256(body) });

/** The two files that end a snapshot: the list, and the head that signs it. @param headOf makes the head of the list's hash. */
export async function* ownFiles(
  sums: FileSums,
  headOf: (listSha256: string) => Promise<SnapshotHead>,
): AsyncGenerator<[name: string, body: Buffer]> {
  const paths = [...sums.keys()].toSorted();
  const list = Buffer.from(paths.map((path) => `${JSON.stringify({ path, ...sums.get(path) })}\n`).join(''));
  yield [listName, list];
  yield [headName, Buffer.from(`${JSON.stringify(await headOf(sha256(list)), null, 2)}\n`)];
}

/** A file as a line of a list states it; undefined for anything else. */
export const readLine = (line: string) => listedFile.safeParse(parsed(line)).data;

/** The head in a file; undefined for anything else. */
export const readHead = (text: string): SnapshotHead | undefined => snapshotHead.safeParse(parsed(text)).data;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
