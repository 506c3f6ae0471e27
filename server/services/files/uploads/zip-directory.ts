import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

/** A file within a ZIP (APPNOTE 6.3.10, §4.3.12). */
export type ZipEntry = {
  name: string;
  /** The bytes of the name, a character each: its encoding is not always known. */
  key: string;
  isEncrypted: boolean;
  /** 0 is stored, 8 is deflated. */
  method: number;
  compressed: number;
  /** Offset of its local header. */
  offset: number;
};

const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;
const localSignature = 0x04_03_4b_50;

/** Bytes of the end record without its comment, of an entry and of a local header without their names. */
const sizes = { end: 22, entry: 46, local: 30 };

/** The longest comment, which stands behind the end record. */
const longestComment = 0xff_ff;

/** More than any document has. */
const maxEntries = 10_000;

const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);

/**
 * The directory of a ZIP, which every reader trusts: undefined where it is missing, as of a file that was cut short, or does not
 * fit the file, as of one that is two things at once.
 */
export async function zipDirectory(file: Blob): Promise<ZipEntry[] | undefined> {
  const tailStart = Math.max(0, file.size - sizes.end - longestComment);
  const tail = await bytesOf(file, tailStart, file.size);
  const end = endOf(tail);
  if (end === undefined) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  // Several disks and ZIP64 have other numbers here; no file of ours is that large
  if (start + length !== tailStart + end || count > maxEntries) return undefined;
  const entries = entriesOf(await bytesOf(file, start, start + length), count);
  return entries && isUnambiguous(entries) && (await fitsFile(file, entries)) ? entries : undefined;
}

/** Names that leave the folder into which a file is unpacked. */
const leavesFolder = /^(?:[a-z]:)?\/|(?:^|\/)\.\.(?:\/|$)/i;

/** True if no two entries have one name to any system, and none leaves its folder: readers would choose between them. */
function isUnambiguous(entries: ZipEntry[]): boolean {
  const names = new Set(entries.map(({ key }) => key.replaceAll(/[A-Z]+/g, (text) => text.toLowerCase())));
  return names.size === entries.length && !entries.some(({ key }) => leavesFolder.test(key));
}

/** True if each entry has the same name where it lies: some readers know no directory. */
async function fitsFile(file: Blob, entries: ZipEntry[]): Promise<boolean> {
  for (const { offset, key } of entries) {
    const local = await bytesOf(file, offset, offset + sizes.local + key.length);
    const isThere = local.length === sizes.local + key.length && local.readUInt32LE(0) === localSignature;
    if (!isThere || local.readUInt16LE(26) !== key.length) return false;
    if (slashed(local.toString('latin1', sizes.local)) !== key) return false;
  }
  return true;
}

/** Some programs of Windows write backslashes between folders. */
const slashed = (name: string) => name.replaceAll('\\', '/');

function endOf(tail: Buffer): number | undefined {
  for (let at = tail.length - sizes.end; at >= 0; at -= 1) {
    const isEnd = tail.readUInt32LE(at) === endSignature;
    if (isEnd && at + sizes.end + tail.readUInt16LE(at + 20) === tail.length) return at;
  }
  return undefined;
}

function entriesOf(directory: Buffer, count: number): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + sizes.entry <= directory.length) {
    if (directory.readUInt32LE(at) !== entrySignature) return undefined;
    const nameEnd = at + sizes.entry + directory.readUInt16LE(at + 28);
    entries.push({
      name: slashed(directory.toString('utf8', at + sizes.entry, nameEnd)),
      key: slashed(directory.toString('latin1', at + sizes.entry, nameEnd)),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      compressed: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    });
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return at === directory.length && entries.length === count ? entries : undefined;
}

/** The content of an entry; undefined where it is damaged, encrypted, or larger than `maxBytes`. */
export async function readEntry(file: Blob, entry: ZipEntry, maxBytes: number): Promise<Buffer | undefined> {
  const { compressed, method, isEncrypted } = entry;
  if (isEncrypted || compressed > maxBytes) return undefined;
  const content = await entryData(file, entry);
  if (!content || method === 0) return content;
  if (method !== 8) return undefined;
  return inflated(content, { maxOutputLength: maxBytes }).catch(() => undefined);
}

/** The bytes of an entry as they are stored; undefined where they are not there. */
export async function entryData(file: Blob, { offset, compressed }: ZipEntry): Promise<Buffer | undefined> {
  const local = await bytesOf(file, offset, offset + sizes.local);
  if (local.length !== sizes.local || local.readUInt32LE(0) !== localSignature) return undefined;
  const start = offset + sizes.local + local.readUInt16LE(26) + local.readUInt16LE(28);
  const content = await bytesOf(file, start, start + compressed);
  return content.length === compressed ? content : undefined;
}

async function bytesOf(file: Blob, start: number, end: number): Promise<Buffer> {
  return Buffer.from(await file.slice(start, end).arrayBuffer());
}
