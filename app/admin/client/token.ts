import { deleteProofKey } from './proof-keys.ts';

/** The token's one key in local storage (specification §6). */
const key = 'diwan-token';

export function storedToken(): string | null {
  return localStorage.getItem(key);
}

export function storeToken(token: string): void {
  localStorage.setItem(key, token);
}

export function clearToken(): void {
  deleteProofKey(storedToken() ?? '');
  localStorage.removeItem(key);
}
