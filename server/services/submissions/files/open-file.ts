import { fromBase64url } from '#shared/channel/base64url.ts';
import type { OpeningKey } from '#shared/channel/hpke.ts';
import { openPart } from '#shared/channel/open-part.ts';
import type { SenderFile } from '#shared/forms/sender-files.ts';
import { timestampOf } from '../timestamp-of.ts';
import type { FileContent, FileRow } from './file-rows.ts';

/** A file as it is shown, and the key of its pieces; a damaged one has none. */
type OpenedFile = { shown: SenderFile; fileKey?: Uint8Array<ArrayBuffer> };

/** Opens what is sealed of a file; one that no key opens, or that was altered, comes damaged and without a name. */
export async function openFile(row: FileRow, keys: ReadonlyMap<string, OpeningKey>): Promise<OpenedFile> {
  const { file } = row;
  try {
    const { key, ...content } = (await openPart(row, { file }, keys)) as FileContent;
    return { shown: { number: file, ...content, damaged: false }, fileKey: fromBase64url(key) };
  } catch {
    const created_at = timestampOf(row.day);
    const nothing = { name: '', type: '', bytes: 0, details: 'none' } as const;
    return { shown: { number: file, ...nothing, created_at, damaged: true } };
  }
}
