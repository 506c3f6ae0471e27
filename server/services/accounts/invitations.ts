import { randomUUID } from 'node:crypto';
import { emailAddress } from '#shared/accounts/credentials.ts';
import * as limits from '#shared/limits.ts';
import { hashToken, newToken } from '../../crypto/token.ts';
import type { UnitOfWork } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Administrators, Person } from './administrators.ts';

const life = limits.invitationHours * 60 * 60 * 1000;

type Given = { token: string; expires_at: string };

/**
 * Links with which people choose a password of their own, handed over by whoever invites them. The link of somebody
 * who is an administrator already replaces their password and their key pair.
 */
export function createInvitations(
  { db, transact }: UnitOfWork,
  administrators: Administrators,
  now: () => number,
) {
  const timestamp = (at: number) => new Date(at).toISOString();

  /** One link at a time: a newer one takes the place of the one before. */
  async function give(email: string): Promise<Given> {
    const token = newToken();
    const expires_at = timestamp(now() + life);
    const columns = { id: randomUUID(), token_hash: hashToken(token), expires_at };
    await transact((transaction) =>
      transaction
        .insertInto('invitation')
        .values({ email, ...columns })
        .onConflict((conflict) => conflict.column('email').doUpdateSet(columns))
        .execute(),
    );
    return { token, expires_at };
  }

  async function find(token: string): Promise<Schema['invitation']> {
    const row = await db
      .selectFrom('invitation')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', timestamp(now()))
      .executeTakeFirst();
    return row ?? gone();
  }

  return {
    /** @throws AppError `conflict` where there is an administrator with that address. */
    async invite(email: string): Promise<Given> {
      const address = emailAddress.parse(email);
      if (await administrators.find(address)) throw new AppError('conflict', 'administrator.exists');
      return give(address);
    },

    /** A link for an administrator who is to choose a new password. @throws AppError `not-found` */
    async reset(email: string): Promise<Given> {
      if (!(await administrators.find(email))) throw new AppError('not-found', 'administrator.notFound');
      return give(emailAddress.parse(email));
    },

    /** Those that can still be used. */
    async list() {
      const rows = await db
        .selectFrom('invitation')
        .leftJoin('administrator', 'administrator.email', 'invitation.email')
        .select(['invitation.id', 'invitation.email', 'invitation.expires_at', 'administrator.id as owner'])
        .where('expires_at', '>', timestamp(now()))
        .orderBy('invitation.email')
        .execute();
      return rows.map(({ owner, ...row }) => ({ ...row, reset: owner !== null }));
    },

    /** @returns whose it was. @throws AppError `not-found` */
    revoke(id: string): Promise<string> {
      return transact(async (transaction) => {
        const row = await transaction
          .deleteFrom('invitation')
          .where('id', '=', id)
          .returning('email')
          .executeTakeFirst();
        return row?.email ?? gone();
      });
    },

    /** For whom a link is. @throws AppError `not-found` for one that was used, revoked, replaced or is too old. */
    async look(token: string): Promise<{ email: string; reset: boolean }> {
      const { email } = await find(token);
      return { email, reset: (await administrators.find(email)) !== undefined };
    },

    /** Uses a link up. @throws AppError as `look`, and as `administrators.resetPassword`. */
    async accept(token: string, password: string): Promise<Person> {
      const { email } = await find(token);
      const known = await administrators.find(email);
      return known
        ? administrators.resetPassword(email, password)
        : administrators.add(email, password, { invited: true });
    },

    async removeExpired(): Promise<void> {
      await db.deleteFrom('invitation').where('expires_at', '<=', timestamp(now())).execute();
    },
  };
}

function gone(): never {
  throw new AppError('not-found', 'invitation.gone');
}
