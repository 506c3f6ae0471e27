import { inStore } from './key-store.ts';
import { type OwnKey, ownName, useName } from './own-key.ts';

/** Milliseconds between two notes of a use. */
const precision = 15_000;

let noted = 0;

/** Stores the key of a new session. @throws where the browser stores no such keys. */
export async function storeOwnKey(token: string, own: OwnKey): Promise<void> {
  await inStore('readwrite', (keys) => {
    keys.put(Date.now(), useName(token));
    return keys.put(own, ownName(token));
  });
}

/** Notes that the area is used now, for all tabs of a session. */
export function noteUse(token: string): void {
  if (Math.abs(Date.now() - noted) < precision) return;
  noted = Date.now();
  void inStore('readwrite', (keys) => keys.put(noted, useName(token))).catch(() => undefined);
}

/** The time of the last use, in any tab. */
export async function lastUse(token: string): Promise<number> {
  const stored = await inStore('readonly', (keys) => keys.get(useName(token))).catch(() => undefined);
  return Number(stored ?? noted);
}
