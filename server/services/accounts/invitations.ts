import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { emailAddress, type SealedPair } from '#shared/accounts/credentials.ts';
import { everyRole, type PersonRoles, personRoles } from '#shared/accounts/roles.ts';
import * as limits from '#shared/limits.ts';
import { hashToken, newToken } from '../../crypto/token.ts';
import type { UnitOfWork } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Administrators, Person } from './administrators.ts';
import { rolesOf } from './roles/person-roles.ts';

const life = limits.invitationHours * 60 * 60 * 1000;

/** A new password, and the key pair that its owner's browser made. */
type Chosen = { password: string; own?: SealedPair | undefined };

type Given = { token: string; expires_at: string };

/**
 * Links with which people choose their own password, handed over by the inviting administrator. For an existing
 * administrator the link replaces the password and the key pair.
 */
export function createInvitations(
  { db, transact }: UnitOfWork,
  administrators: Administrators,
  now: () => number,
) {
  const timestamp = (at: number) => new Date(at).toISOString();

  /** One link per address: a newer one replaces the previous one. */
  async function give(email: string, { roles, sections }: PersonRoles): Promise<Given> {
    const token = newToken();
    const expires_at = timestamp(now() + life);
    const columns = {
      id: randomUUID(),
      token_hash: hashToken(token),
      expires_at,
      roles: JSON.stringify(roles),
      sections: JSON.stringify(sections),
    };
    await transact((transaction) =>
      transaction
        .insertInto('invitation')
        .values({ email, ...columns })
        .onConflict((conflict) => conflict.column('email').doUpdateSet(columns))
        .execute(),
    );
    return { token, expires_at };
  }

  async function find(token: string): Promise<Selectable<Schema['invitation']>> {
    const row = await db
      .selectFrom('invitation')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', timestamp(now()))
      .executeTakeFirst();
    return row ?? gone();
  }

  return {
    /** @throws AppError `conflict` if an administrator has that address. */
    async invite(email: string, given: PersonRoles = everyRole): Promise<Given> {
      const address = emailAddress.parse(email);
      if (await administrators.find(address)) throw new AppError('conflict', 'administrator.exists');
      return give(address, given);
    },

    /**
     * A link for an administrator to choose a new password.
     * @throws AppError `not-found`
     */
    async reset(email: string): Promise<Given> {
      const known = await administrators.find(email);
      if (!known) throw new AppError('not-found', 'administrator.notFound');
      return give(emailAddress.parse(email), await rolesOf(db, known.id));
    },

    /** Links that are still valid. */
    async list() {
      const rows = await db
        .selectFrom('invitation')
        .leftJoin('administrator', 'administrator.email', 'invitation.email')
        .select(['invitation.id', 'invitation.email', 'invitation.expires_at', 'administrator.id as owner'])
        .select(['invitation.roles', 'invitation.sections'])
        .where('expires_at', '>', timestamp(now()))
        .orderBy('invitation.email')
        .execute();
      return rows.map(({ owner, ...row }) => ({ ...row, ...invitedRoles(row), reset: owner !== null }));
    },

    /**
     * @returns its e-mail address.
     * @throws AppError `not-found`
     */
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

    /**
     * The recipient of a link.
     * @throws AppError `not-found` for a used, revoked, replaced or expired one.
     */
    async inspect(token: string): Promise<{ email: string; reset: boolean }> {
      const { email } = await find(token);
      return { email, reset: (await administrators.find(email)) !== undefined };
    },

    /**
     * The id of who chooses a password by a link, to which their private key is sealed.
     * @throws AppError as `inspect`
     */
    async owner(token: string): Promise<{ owner: string; email: string }> {
      const { id, email } = await find(token);
      return { owner: (await administrators.find(email))?.id ?? id, email };
    },

    /**
     * Consumes a link.
     * @throws AppError as `inspect`, and as `administrators.resetPassword`.
     */
    async accept(token: string, { password, own }: Chosen): Promise<Person> {
      const { id, email, ...row } = await find(token);
      const known = await administrators.find(email);
      return known
        ? administrators.resetPassword(email, password, { own })
        : administrators.add(email, password, { invited: true, given: invitedRoles(row), id, own });
    },

    async removeExpired(): Promise<void> {
      await db.deleteFrom('invitation').where('expires_at', '<=', timestamp(now())).execute();
    },
  };
}

const invitedRoles = (row: Record<keyof PersonRoles, string>): PersonRoles =>
  personRoles.parse({ roles: JSON.parse(row.roles), sections: JSON.parse(row.sections) });

function gone(): never {
  throw new AppError('not-found', 'invitation.gone');
}
