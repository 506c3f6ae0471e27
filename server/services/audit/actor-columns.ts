import type { Kysely } from 'kysely';
import { hashToken } from '#server/crypto/token.ts';
import type { Schema } from '#server/db/schema.ts';
import { type Actor, type AdministratorActor, sessionName } from '../effects/actor.ts';

type Columns = Pick<Schema['audit_entry'], 'actor' | 'actor_id' | 'session'>;

/** The columns of an actor, with the address that it has at present. */
export async function actorColumns(db: Kysely<Schema>, by: Actor, subject: string): Promise<Columns> {
  if (by === 'operator' || by === 'system') return { actor: by, actor_id: null, session: null };
  const { id, email, token }: AdministratorActor = by === 'invited' ? { email: subject } : by;
  return {
    actor: email,
    actor_id: id ?? (await idOf(db, email)),
    session: token === undefined ? null : sessionName(hashToken(token)),
  };
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
