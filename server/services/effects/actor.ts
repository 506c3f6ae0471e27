import { hashToken } from '#server/crypto/token.ts';

/**
 * The author of an audit entry: an administrator, in a session if there is one; `operator` for a command on the server;
 * `system` for the site itself; `invited` for the recipient of a link who sets a password, and is the subject as well.
 */
export type Actor = AdministratorActor | 'operator' | 'system' | 'invited';

export type AdministratorActor = { id?: string; email: string; token?: string };

/**
 * The name of a session in the audit trail, a hash of its stored hash: it distinguishes sessions, and leads to none.
 */
export function sessionName(tokenHash: string): string {
  return hashToken(tokenHash).slice(0, 8);
}
