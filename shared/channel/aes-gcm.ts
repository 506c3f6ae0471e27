import { joinBytes } from './base64url.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const none = new Uint8Array();

/** AES-256-GCM under one key, with the tag at the end. `decrypt` throws if anything differs or was changed. */
type Cipher = {
  encrypt: (plain: Uint8Array, iv: Uint8Array, boundTo?: Uint8Array) => Promise<Bytes>;
  decrypt: (sealed: Uint8Array, iv: Uint8Array, boundTo?: Uint8Array) => Promise<Bytes>;
};

/** Imports a key of 32 bytes: into WebCrypto, or into Node's own AES (`server/crypto/sealing/node-aes.ts`). */
export type Aes = (key: Uint8Array) => Promise<Cipher>;

export const webAes: Aes = async (key) => {
  const own = await crypto.subtle.importKey('raw', joinBytes(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
  const run =
    (method: 'encrypt' | 'decrypt') =>
    async (content: Uint8Array, iv: Uint8Array, boundTo: Uint8Array = none) => {
      const parameters = { name: 'AES-GCM', iv: joinBytes(iv), additionalData: joinBytes(boundTo) };
      return new Uint8Array(await crypto.subtle[method](parameters, own, content as Bytes));
    };
  return { encrypt: run('encrypt'), decrypt: run('decrypt') };
};
