import { fromBase64url, toBase64url } from '../base64url.ts';
import { toHex } from '../hex.ts';
import { hkdf } from '../hkdf.ts';

/** An upload by the name that its sender made: the id leads neither to it nor to the key. */
export type UploadKeys = {
  /** The name of the stored pieces, in hex. */
  id: string;
  /** The key of the file: 32 bytes. */
  fileKey: Uint8Array<ArrayBuffer>;
};

/** The keys of an upload, and what its sender shows instead of its name where the browser seals the pieces. */
type AllKeys = UploadKeys & { access: string };

/** @returns undefined if the text is not the name of an upload. */
export function parseUpload(text: string): Uint8Array<ArrayBuffer> | undefined {
  return /^[\w-]{43}$/.test(text) ? fromBase64url(text) : undefined;
}

/** The key of a file, and the id of its upload, each derived for a purpose of its own. */
export async function uploadKeys(upload: Uint8Array<ArrayBuffer>): Promise<AllKeys> {
  const [fileKey, id, access] = await Promise.all([
    hkdf(upload, 'diwan file key 1'),
    hkdf(upload, 'diwan file id 1'),
    hkdf(upload, 'diwan file access 1'),
  ]);
  return { id: toHex(id), fileKey, access: toBase64url(access) };
}

/** The id of an upload whose key never leaves the sender's browser: `access` shows whose it is, and leads to no key. */
export async function sealedUploadId(access: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', access)));
}
