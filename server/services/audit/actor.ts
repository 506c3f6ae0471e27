import type { Kysely } from 'kysely';
import { hashToken } from '#server/crypto/token.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * Who does something: an administrator, in a session where there is one; whoever runs a command on the server; the site by
 * itself; or whoever chooses a password by a link, and so is the one that the entry is about.
 */
export type Actor = Administrator | 'operator' | 'system' | 'invited';

type Administrator = { id?: string; email: string; token?: string };

type Columns = Pick<Schema['audit_entry'], 'actor' | 'actor_id' | 'session'>;

/** How an entry names somebody, as they are called at this moment. */
export async function named(db: Kysely<Schema>, by: Actor, subject: string): Promise<Columns> {
  if (by === 'operator' || by === 'system') return { actor: by, actor_id: null, session: null };
  const { id, email, token }: Administrator = by === 'invited' ? { email: subject } : by;
  return {
    actor: email,
    actor_id: id ?? (await idOf(db, email)),
    session: token === undefined ? null : sessionName(hashToken(token)),
  };
}

/** What a session is called, by the hash of its token: long enough to tell two apart, and to find nothing with. */
export function sessionName(tokenHash: string): string {
  return hashToken(tokenHash).slice(0, 8);
}

async function idOf(db: Kysely<Schema>, email: string): Promise<string | null> {
  const row = await db.selectFrom('administrator').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id ?? null;
}

/** The address of an administrator. */
export async function emailOf(db: Kysely<Schema>, id: string): Promise<string> {
  const row = await db.selectFrom('administrator').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ?? '';
}
