import { hashToken } from '#server/crypto/token.ts';

/**
 * The author of an audit entry: an administrator, in a session where there is one; `operator` for a command on the server;
 * `system` for the site by itself; `invited` for somebody who chooses a password by a link, and so is its subject.
 */
export type Actor = AdministratorActor | 'operator' | 'system' | 'invited';

export type AdministratorActor = { id?: string; email: string; token?: string };

/** The name of a session in the audit trail, by the hash of its token: it tells two apart, and finds neither. */
export function sessionName(tokenHash: string): string {
  return hashToken(tokenHash).slice(0, 8);
}
