import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses: 32 random bytes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: who reads the database cannot sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
