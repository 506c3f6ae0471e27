import { inStore } from './key-store.ts';

/** The private key of who is signed in, opened by their password in this browser, which uses it and can never read it. */
export type OwnKey = { owner: string; pair: CryptoKeyPair; fingerprint: string };

const nameOf = (token: string) => `${token} own`;
const useOf = (token: string) => `${token} used`;

/** Milliseconds between two notes of a use. */
const precision = 15_000;

const inMemory = new Map<string, OwnKey>();

/** Stores the key of a new session. @throws where the browser stores no such keys. */
export async function storeOwnKey(token: string, own: OwnKey): Promise<void> {
  await inStore('readwrite', (keys) => {
    keys.put(Date.now(), useOf(token));
    return keys.put(own, nameOf(token));
  });
  inMemory.set(nameOf(token), own);
}

/** The key of this session, also of one that another tab began; none where the site opened it. */
export async function loadOwnKey(token: string | null): Promise<OwnKey | undefined> {
  if (token === null) return undefined;
  const known = inMemory.get(nameOf(token));
  if (known) return known;
  const stored = (await inStore('readonly', (keys) => keys.get(nameOf(token))).catch(() => undefined)) as
    | OwnKey
    | undefined;
  if (stored) inMemory.set(nameOf(token), stored);
  return stored;
}

/** Discards what this tab has of it. */
export const discardOwnKey = () => inMemory.clear();

export function deleteOwnKey(token: string): void {
  void inStore('readwrite', (keys) => {
    keys.delete(useOf(token));
    return keys.delete(nameOf(token));
  }).catch(() => undefined);
}

let noted = 0;

/** Notes that the area is used now, for all tabs of a session. */
export function noteUse(token: string): void {
  if (Math.abs(Date.now() - noted) < precision) return;
  noted = Date.now();
  void inStore('readwrite', (keys) => keys.put(noted, useOf(token))).catch(() => undefined);
}

/** The time of the last use, in any tab. */
export async function lastUse(token: string): Promise<number> {
  const stored = await inStore('readonly', (keys) => keys.get(useOf(token))).catch(() => undefined);
  return Number(stored ?? noted);
}
