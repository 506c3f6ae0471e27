import { discardOwnKey } from './own-key.ts';
import { deleteKeys } from './proof-keys.ts';

/** The token's one key in local storage (specification §6). */
export const tokenName = 'diwan-token';

export function storedToken(): string | null {
  return localStorage.getItem(tokenName);
}

export function storeToken(token: string): void {
  localStorage.setItem(tokenName, token);
}

/**
 * Ends the session here, in every tab: nothing of it opens or signs anything any more. Resolves when its keys are deleted:
 * a page that is left before may keep them.
 */
export async function clearToken(): Promise<void> {
  const token = storedToken();
  discardOwnKey();
  if (token === null) return;
  localStorage.removeItem(tokenName);
  await deleteKeys(token);
}
