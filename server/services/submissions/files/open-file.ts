import { fromBase64url } from '#shared/channel/base64url.ts';
import { openBody, openKey } from '#shared/channel/envelope.ts';
import type { OpeningKey } from '#shared/channel/hpke.ts';
import type { SenderFile } from '#shared/forms/sender-files.ts';
import { timestampOf } from '../timestamp-of.ts';
import type { FileContent, FileRow } from './file-rows.ts';

/** A file as it is shown, and the key of its pieces; a damaged one has none. */
type OpenedFile = { shown: SenderFile; fileKey?: Uint8Array<ArrayBuffer> };

/** Opens what is sealed of a file; one that no key opens, or that was altered, comes damaged and without a name. */
export async function openFile(row: FileRow, keys: ReadonlyMap<string, OpeningKey>): Promise<OpenedFile> {
  const { kind, id, file, key_id, recipient, sealed_key } = row;
  const place = { version: 2, kind, id, keyId: key_id, file } as const;
  try {
    const opening = keys.get(recipient ?? '');
    if (!opening || !sealed_key) throw new Error('Nobody holds the key to this one.');
    const dataKey = await openKey(sealed_key, opening, place, recipient ?? '');
    const opened = new TextDecoder().decode(await openBody(row.body, dataKey, place));
    const { key, ...content } = JSON.parse(opened) as FileContent;
    return { shown: { number: file, ...content, damaged: false }, fileKey: fromBase64url(key) };
  } catch {
    const created_at = timestampOf(row.day);
    const nothing = { name: '', type: '', bytes: 0, details: 'none' } as const;
    return { shown: { number: file, ...nothing, created_at, damaged: true } };
  }
}
