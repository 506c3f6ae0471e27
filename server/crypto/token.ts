import { createHash, randomBytes } from 'node:crypto';

/** An unguessable secret: 32 random bytes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token: reading the database is not enough to sign in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
