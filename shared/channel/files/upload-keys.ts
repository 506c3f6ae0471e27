import { fromBase64url, joinBytes, utf8 } from '../base64url.ts';

/** An upload by the name that its sender made: the id leads neither to it nor to the key. */
export type UploadKeys = {
  /** The name of the stored pieces, in hex. */
  id: string;
  /** The key of the file: 32 bytes. */
  fileKey: Uint8Array<ArrayBuffer>;
};

/** @returns undefined if the text is not the name of an upload. */
export function parseUpload(text: string): Uint8Array<ArrayBuffer> | undefined {
  return /^[\w-]{43}$/.test(text) ? fromBase64url(text) : undefined;
}

/** The key of a file, and the id of its upload, each derived for a purpose of its own. */
export async function uploadKeys(upload: Uint8Array<ArrayBuffer>): Promise<UploadKeys> {
  const secret = await crypto.subtle.importKey('raw', joinBytes(upload), 'HKDF', false, ['deriveBits']);
  const derive = async (info: string) => {
    const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(info) };
    return new Uint8Array(await crypto.subtle.deriveBits(derivation, secret, 256));
  };
  const [fileKey, id] = await Promise.all([derive('diwan file key 1'), derive('diwan file id 1')]);
  return { id: [...id].map((byte) => byte.toString(16).padStart(2, '0')).join(''), fileKey };
}
