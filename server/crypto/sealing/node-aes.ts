import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Aes } from '#shared/channel/aes-gcm.ts';
import { joinBytes } from '#shared/channel/base64url.ts';

const algorithm = 'aes-256-gcm';
const authTagLength = 16;
const none = new Uint8Array();

/** AES-256-GCM of Node itself: nothing waits for a thread, as in WebCrypto, and what was changed fails as it does there. */
export const nodeAes: Aes = async (key) => {
  const own = Uint8Array.from(key);
  return {
    async encrypt(plain, iv, boundTo = none) {
      const cipher = createCipheriv(algorithm, own, iv, { authTagLength }).setAAD(boundTo);
      return joinBytes(cipher.update(plain), cipher.final(), cipher.getAuthTag());
    },
    async decrypt(sealed, iv, boundTo = none) {
      try {
        const decipher = createDecipheriv(algorithm, own, iv, { authTagLength })
          .setAAD(boundTo)
          .setAuthTag(sealed.subarray(-authTagLength));
        return joinBytes(decipher.update(sealed.subarray(0, -authTagLength)), decipher.final());
      } catch {
        throw new DOMException('The operation failed.', 'OperationError');
      }
    },
  };
};
