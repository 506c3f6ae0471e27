import type { Kysely } from 'kysely';
import { createSessionKeys, type OpenedKeys } from '../crypto/session-keys.ts';
import { hashToken, newToken } from '../crypto/token.ts';
import { isPostgres } from '../db/engine.ts';
import type { Schema } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import type { Administrators } from './administrators.ts';
import type { Keyring } from './keyring.ts';
import { memoryStore, tableStore } from './session-key-store.ts';
import { createSignInLimiter } from './sign-in-limiter.ts';

const minute = 60 * 1000;
const idleLife = 30 * minute;
const wholeLife = 8 * 60 * minute;

/** A session's use is written down at most this often, so that a read does not cost a write. */
const usePrecision = minute;

export type Session = { administratorId: string; email: string; expires_at: string };

type Parts = {
  administrators: Administrators;
  keyring: Keyring;
  /** What is done with the keys of somebody who has just signed in; gives back those of the session. */
  onOpened: (opened: OpenedKeys) => Promise<OpenedKeys>;
  /** Whether guessing is slowed down. */
  limits: boolean;
  /** What instances on one PostgreSQL wrap keys under; without it each keeps those of its own sessions. */
  startSecret: Buffer | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
};

type PasswordChange = { email: string; current: string; password: string; address: string };

type SignIn = { email: string; password: string; address: string };

/** Who is signed in: a token of which the database holds the hash, for 30 minutes without use and 8 hours at most. */
export function createSessions(db: Kysely<Schema>, parts: Parts) {
  const { administrators, keyring, onOpened, limits, startSecret, now } = parts;
  const limiter = limits ? createSignInLimiter(now) : undefined;
  const moment = (at: number) => new Date(at).toISOString();
  // Never in SQLite's file, which every backup copies
  const shared = isPostgres(db) ? startSecret : undefined;
  const keys = createSessionKeys(shared);
  const wrapped = shared ? tableStore(db) : memoryStore();

  /** Gives a session the keys that it may use from now on. */
  async function keep(token: string, opened: OpenedKeys): Promise<void> {
    if (opened.size > 0) await wrapped.put(hashToken(token), keys.wrap(opened, token));
  }

  return {
    keep,

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
      await keep(token, await onOpened(await keyring.openFor(administrator.id, administrator.privateKey)));
      return { token, expires_at: moment(at + wholeLife) };
    },

    /** Whose token it is, if it still holds; notes that it was used. */
    async verify(token: string): Promise<Session | undefined> {
      const at = now();
      const token_hash = hashToken(token);
      const session = await db
        .selectFrom('session')
        .innerJoin('administrator', 'administrator.id', 'session.administrator_id')
        .select(['administrator.id', 'administrator.email', 'session.created_at', 'session.used_at'])
        .where('token_hash', '=', token_hash)
        .executeTakeFirst();
      const unused = at - Date.parse(session?.used_at ?? '');
      const ends = Date.parse(session?.created_at ?? '') + wholeLife;
      if (!session || unused >= idleLife || at >= ends) {
        await wrapped.remove(token_hash);
        return undefined;
      }
      if (unused >= usePrecision) {
        await db
          .updateTable('session')
          .set({ used_at: moment(at) })
          .where('token_hash', '=', token_hash)
          .execute();
      }
      return { administratorId: session.id, email: session.email, expires_at: moment(ends) };
    },

    /** The organisation's keys that this session may use: none where nothing was granted, or after a restart. */
    async opened(token: string): Promise<OpenedKeys> {
      const own = await wrapped.get(hashToken(token));
      try {
        return own ? keys.unwrap(own, token) : new Map();
      } catch {
        // Wrapped by an instance whose secret is another
        return new Map();
      }
    },

    /** Changes one's own password; guessing the present one is slowed down too. @throws AppError as `signIn`. */
    async changePassword({ email, current, password, address }: PasswordChange): Promise<void> {
      await limiter?.count({ address, email });
      await administrators.changePassword(email, current, password);
      await limiter?.forget({ address, email });
    },

    /** An administrator's sessions that still hold, the last used first. */
    async list(administratorId: string, token: string) {
      const at = now();
      const rows = await db
        .selectFrom('session')
        .select(['token_hash as id', 'created_at', 'used_at'])
        .where('administrator_id', '=', administratorId)
        .where('used_at', '>', moment(at - idleLife))
        .where('created_at', '>', moment(at - wholeLife))
        .orderBy('used_at', 'desc')
        .execute();
      return rows.map((row) => ({ ...row, current: row.id === hashToken(token) }));
    },

    /** Ends one of an administrator's own sessions. @throws AppError `not-found` */
    async endOne(administratorId: string, id: string): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('administrator_id', '=', administratorId)
        .where('token_hash', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new AppError('not-found', 'error.notFound');
      await wrapped.remove(id);
    },

    async end(token: string): Promise<void> {
      await wrapped.remove(hashToken(token));
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

    /** Forgets the keys of sessions that another instance has ended. */
    async forgetEnded(): Promise<void> {
      const rows = await db.selectFrom('session').select('token_hash').execute();
      await wrapped.keepOnly(new Set(rows.map(({ token_hash }) => token_hash)));
    },
  };
}
