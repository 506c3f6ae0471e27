import { inStore } from './key-store.ts';

// The private keys that sessions of this browser are bound to: what steals a token elsewhere cannot use it. Each is stored
// under its token.

/**
 * The name of this browser's own key. Each sign-in uses it, so that the server recognises the browser: wrong
 * passwords from elsewhere do not lock it out.
 */
const own = '';

const inMemory = new Map<string, CryptoKeyPair>();

/** The key of this browser; none without storage, or without a secure context. */
export async function browserKey(): Promise<CryptoKeyPair | undefined> {
  try {
    const stored = await inStore('readonly', (keys) => keys.get(own));
    if (stored) return stored as CryptoKeyPair;
    const key = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
    // Some browsers open the store in a private window, and take no key
    await inStore('readwrite', (keys) => keys.put(key, own));
    return key;
  } catch {
    return undefined;
  }
}

/** Stores the key of a new session, also as that of this browser; earlier sessions are over. */
export async function storeProofKey(token: string, key: CryptoKeyPair): Promise<void> {
  inMemory.set(token, key);
  await inStore('readwrite', (keys) => {
    keys.clear();
    keys.put(key, own);
    return keys.put(key, token);
  });
}

/** The key that signs the calls of a session, also of one that another tab began. */
export async function proofKeyOf(token: string): Promise<CryptoKeyPair | undefined> {
  const known = inMemory.get(token);
  if (known) return known;
  const stored = await inStore('readonly', (keys) => keys.get(token)).catch(() => undefined);
  if (stored) inMemory.set(token, stored as CryptoKeyPair);
  return stored as CryptoKeyPair | undefined;
}

/** Deletes all that is stored under a token, or a name that begins with it. */
export async function deleteKeys(token: string): Promise<void> {
  inMemory.delete(token);
  const names = IDBKeyRange.bound(token, `${token}~`);
  await inStore('readwrite', (keys) => keys.delete(names)).catch(() => undefined);
}
