import type { Kysely } from 'kysely';
import { hashToken, newToken } from '../crypto/token.ts';
import type { Schema } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import type { Administrators } from './administrators.ts';
import { createSignInLimiter } from './sign-in-limiter.ts';

const minute = 60 * 1000;
const idleLife = 30 * minute;
const wholeLife = 8 * 60 * minute;

/** A session's use is written down at most this often, so that a read does not cost a write. */
const usePrecision = minute;

export type Session = { email: string; expires_at: string };

type Parts = {
  administrators: Administrators;
  /** Whether guessing is slowed down. */
  limits: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
};

type SignIn = { email: string; password: string; address: string };

/** Who is signed in: a token of which the database holds the hash, for 30 minutes without use and 8 hours at most. */
export function createSessions(db: Kysely<Schema>, { administrators, limits, now }: Parts) {
  const limiter = limits ? createSignInLimiter(now) : undefined;
  const moment = (at: number) => new Date(at).toISOString();

  return {
    /** @throws AppError `unauthorised`, the same for a wrong address and a wrong password; `too-many`, `unavailable`. */
    async signIn({ email, password, address }: SignIn): Promise<{ token: string; expires_at: string }> {
      await limiter?.count({ address, email });
      const administrator = await administrators.check(email, password);
      if (!administrator) throw new AppError('unauthorised', 'login.wrong');
      await limiter?.forget({ address, email });
      const token = newToken();
      const at = now();
      const begun = await db
        .insertInto('session')
        .columns(['token_hash', 'administrator_id', 'created_at', 'used_at'])
        .expression((eb) =>
          eb
            .selectFrom('administrator')
            .select([
              eb.val(hashToken(token)).as('token_hash'),
              'id',
              eb.val(moment(at)).as('created_at'),
              eb.val(moment(at)).as('used_at'),
            ])
            // A password that was changed while it was being checked begins nothing
            .where('id', '=', administrator.id)
            .where('verifier_hash', '=', administrator.verifier_hash),
        )
        .returning('token_hash')
        .executeTakeFirst();
      if (!begun) throw new AppError('unauthorised', 'login.wrong');
      return { token, expires_at: moment(at + wholeLife) };
    },

    /** Whose token it is, if it still holds; notes that it was used. */
    async verify(token: string): Promise<Session | undefined> {
      const at = now();
      const token_hash = hashToken(token);
      const session = await db
        .selectFrom('session')
        .innerJoin('administrator', 'administrator.id', 'session.administrator_id')
        .select(['administrator.email', 'session.created_at', 'session.used_at'])
        .where('token_hash', '=', token_hash)
        .executeTakeFirst();
      if (!session) return undefined;
      const unused = at - Date.parse(session.used_at);
      const ends = Date.parse(session.created_at) + wholeLife;
      if (unused >= idleLife || at >= ends) return undefined;
      if (unused >= usePrecision) {
        await db
          .updateTable('session')
          .set({ used_at: moment(at) })
          .where('token_hash', '=', token_hash)
          .execute();
      }
      return { email: session.email, expires_at: moment(ends) };
    },

    async end(token: string): Promise<void> {
      await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
    },

    /** Forgets the sessions that hold no more. */
    async removeExpired(): Promise<void> {
      const at = now();
      await db
        .deleteFrom('session')
        .where((eb) =>
          eb.or([eb('used_at', '<=', moment(at - idleLife)), eb('created_at', '<=', moment(at - wholeLife))]),
        )
        .execute();
    },
  };
}
