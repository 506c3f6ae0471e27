import { cleanText } from '../../forms/clean-text.ts';
import { type HiddenDetails, hiddenDetails } from '../../forms/files/hidden-details.ts';
import type { SenderFile } from '../../forms/files/sender-files.ts';
import { shortFileName } from '../../forms/files/short-file-name.ts';
import { timestampOf } from '../../timestamp-of.ts';
import { fromBase64url } from '../base64url.ts';
import type { OpeningKey } from '../hpke.ts';
import { openPart, type SealedPart } from './open-part.ts';
import { timeOf } from './time-of.ts';

/** The row of a file. */
export type SealedFile = SealedPart & { file: number; day: string };

/** The sealed content of a file's row. */
export type FileContent = {
  created_at: string;
  name: string;
  type: string;
  /** The exact size. */
  bytes: number;
  details: HiddenDetails;
  /** The key of the pieces, in base64url. */
  key: string;
};

/** A file as it is shown, and the key of its pieces; a damaged one has none. */
type OpenedFile = { shown: SenderFile; fileKey?: Uint8Array<ArrayBuffer> };

/** Opens what is sealed of a file; one that no key opens, or that was altered, comes damaged and without a name. */
export async function openFile(row: SealedFile, keys: ReadonlyMap<string, OpeningKey>): Promise<OpenedFile> {
  const { file } = row;
  try {
    const content = await openPart(row, { file }, keys);
    if (!isFile(content)) throw new TypeError('This is no file.');
    const { key, created_at, name, type, bytes, details } = content;
    const stated = { name: shownName(name), type: cleanText(type.slice(0, 100)), bytes, details };
    const shown = { number: file, ...stated, created_at: timeOf(created_at, row.day), damaged: false };
    return { shown, fileKey: fromBase64url(key) };
  } catch {
    const created_at = timestampOf(row.day);
    const nothing = { name: '', type: '', bytes: 0, details: 'none' } as const;
    return { shown: { number: file, ...nothing, created_at, damaged: true } };
  }
}

/** Without characters that reorder it: its end would seem to be another. */
function shownName(name: string): string {
  return shortFileName(cleanText(name).replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')).toWellFormed();
}

/** A sender's browser sealed it unseen, so it may be anything. */
function isFile(given: unknown): given is FileContent {
  const { name, type, bytes, details, key } = (given ?? {}) as Record<string, unknown>;
  return (
    [name, type, key].every((text) => typeof text === 'string') &&
    /^[\w-]{43}$/.test(String(key)) &&
    Number.isSafeInteger(bytes) &&
    Number(bytes) > 0 &&
    hiddenDetails.some((each) => each === details)
  );
}
