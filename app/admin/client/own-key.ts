import { inStore } from './key-store.ts';

/** The private key of who is signed in, opened by their password in this browser, which uses it and can never read it. */
export type OwnKey = { owner: string; pair: CryptoKeyPair; fingerprint: string };

/** The names of a session's key, and of the time of its last use, among the stored keys. */
export const ownName = (token: string) => `${token} own`;
export const useName = (token: string) => `${token} used`;

const inMemory = new Map<string, OwnKey>();

/** The key of this session, also of one that another tab began; none where the site opened it. */
export async function loadOwnKey(token: string | null): Promise<OwnKey | undefined> {
  if (token === null) return undefined;
  const known = inMemory.get(token);
  if (known) return known;
  const stored = await inStore('readonly', (keys) => keys.get(ownName(token))).catch(() => undefined);
  if (stored) inMemory.set(token, stored as OwnKey);
  return stored as OwnKey | undefined;
}

/** Discards what this tab has of it. */
export const discardOwnKey = () => inMemory.clear();
