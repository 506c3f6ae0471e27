import type { Kysely } from 'kysely';
import type { Role } from '#shared/accounts/permissions.ts';
import type { SessionStage } from '#shared/accounts/second-factors.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { fingerprint } from '../../crypto/sealing/fingerprint.ts';
import { createSessionKeys, type OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import { hashToken, newToken } from '../../crypto/token.ts';
import { isPostgres } from '../../db/engine.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Device } from './devices/device-of.ts';
import { rolesOf } from './roles/person-roles.ts';
import { idleAge, maxAges, usePrecision } from './session-ages.ts';
import { memoryStore, tableStore } from './session-key-store.ts';

export type Session = {
  administratorId: string;
  email: string;
  expires_at: string;
  stage: SessionStage;
  roles: readonly Role[];
  /** The sections to which writer and editor are limited; empty for all. */
  sections: readonly SectionKey[];
  /** Thumbprint of the key that must sign every call. */
  proofKey: string | undefined;
  /** True while the password is the initial, printed one. */
  passwordPrinted: boolean;
};

/** Name of the owner's public key among a session's keys. */
const ownPublicKey = 'own public key';

/** The owner and stage of a new session. */
type Beginning = {
  administrator: Pick<Schema['administrator'], 'id' | 'verifier_hash'>;
  stage: SessionStage;
  proofKey: string | undefined;
  device: Device;
};

type Dependencies = {
  /**
   * Shared secret of instances on one PostgreSQL for wrapping keys; without it each instance has only those of its own
   * sessions.
   */
  startSecret: Buffer | undefined;
  now: () => number;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The tokens of those who are signed in, or about to be: the database holds their hashes. */
export function createSessionStore(db: Kysely<Schema>, { startSecret, now }: Dependencies) {
  const timestamp = (at: number) => new Date(at).toISOString();
  const begunAt = (at: number) => ({ created_at: timestamp(at), used_at: timestamp(at) });
  // Never in SQLite's file, which is part of every backup
  const shared = isPostgres(db) ? startSecret : undefined;
  const keys = createSessionKeys(shared);
  const wrapped = shared ? tableStore(db) : memoryStore();

  async function stored(token: string): Promise<Map<string, string>> {
    const own = await wrapped.get(hashToken(token));
    try {
      return new Map(own && keys.unwrap(own, token));
    } catch {
      // Wrapped by an instance with another secret
      return new Map();
    }
  }

  return {
    /**
     * Stores the keys that a session may use.
     * @param own its owner's public key; undefined leaves the stored one.
     */
    async keep(token: string, opened: OpenedKeys, own?: string): Promise<void> {
      const known = own ?? (await stored(token)).get(ownPublicKey);
      const all = known ? new Map(opened).set(ownPublicKey, known) : opened;
      if (all.size > 0) await wrapped.put(hashToken(token), keys.wrap(all, token));
    },

    /** Fingerprint of the key pair that the owner's password opened, whatever the database says; null after a restart. */
    async ownFingerprint(token: string): Promise<string | null> {
      const own = (await stored(token)).get(ownPublicKey);
      return own === undefined ? null : fingerprint(own);
    },

    /** @throws AppError `unauthorised` if the password was changed during its check. */
    async begin({ administrator, stage, proofKey, device }: Beginning) {
      const token = newToken();
      const at = now();
      const row = {
        token_hash: hashToken(token),
        ...begunAt(at),
        stage,
        proof_key: proofKey ?? null,
        ...device,
      };
      const names = Object.keys(row) as (keyof typeof row)[];
      const begun = await db
        .insertInto('session')
        .columns(['administrator_id', ...names])
        .expression((eb) =>
          eb
            .selectFrom('administrator')
            .select(['id', ...names.map((name) => eb.val(row[name]).as(name))])
            .where('id', '=', administrator.id)
            .where('verifier_hash', '=', administrator.verifier_hash),
        )
        .returning('token_hash')
        .executeTakeFirst();
      if (!begun) throw new AppError('unauthorised', 'login.wrong');
      return { token, expires_at: timestamp(at + maxAges[stage]) };
    },

    /**
     * Opens a fully proved session under a new token; of several concurrent calls, one succeeds.
     * @throws AppError `unauthorised` if it has ended.
     */
    async open(token: string): Promise<{ token: string; expires_at: string }> {
      const next = newToken();
      const at = now();
      await wrapped.remove(hashToken(token));
      const { numUpdatedRows } = await db
        .updateTable('session')
        .set({ token_hash: hashToken(next), stage: 'open', challenge: null, ...begunAt(at) })
        .where('token_hash', '=', hashToken(token))
        .where('stage', '<>', 'open')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new AppError('unauthorised', 'error.unauthorised');
      return { token: next, expires_at: timestamp(at + maxAges.open) };
    },

    /** Returns the session of a valid token that passes `isGoodFor`; records its use, where it is one. */
    async verify(
      token: string,
      isGoodFor: (session: Session) => boolean = () => true,
      isUse = true,
    ): Promise<Session | undefined> {
      const at = now();
      const token_hash = hashToken(token);
      const session = await db
        .selectFrom('session')
        .innerJoin('administrator', 'administrator.id', 'session.administrator_id')
        .select(['administrator.id', 'administrator.email', 'session.created_at', 'session.used_at'])
        .select(['session.stage', 'session.proof_key'])
        .select('administrator.password_printed')
        .where('token_hash', '=', token_hash)
        .executeTakeFirst();
      const unused = at - Date.parse(session?.used_at ?? '');
      const ends = Date.parse(session?.created_at ?? '') + maxAges[session?.stage ?? 'open'];
      if (!session || unused >= idleAge || at >= ends) {
        await wrapped.remove(token_hash);
        return undefined;
      }
      const verified = {
        administratorId: session.id,
        email: session.email,
        expires_at: timestamp(ends),
        stage: session.stage,
        ...(await rolesOf(db, session.id)),
        proofKey: session.proof_key ?? undefined,
        passwordPrinted: session.password_printed === 1,
      };
      if (!isGoodFor(verified)) return undefined;
      if (isUse && unused >= usePrecision) {
        await db
          .updateTable('session')
          .set({ used_at: timestamp(at) })
          .where('token_hash', '=', token_hash)
          .execute();
      }
      return verified;
    },

    /** Organisation keys of this session: empty without grants, or after a restart. */
    async opened(token: string): Promise<OpenedKeys> {
      const opened = await stored(token);
      opened.delete(ownPublicKey);
      return opened;
    },

    /** Valid sessions of an administrator, most recently used first. */
    async list(administratorId: string, token: string) {
      const at = now();
      const rows = await db
        .selectFrom('session')
        .select(['token_hash as id', 'created_at', 'used_at', 'browser', 'system'])
        .where('administrator_id', '=', administratorId)
        .where('stage', '=', 'open')
        .where('used_at', '>', timestamp(at - idleAge))
        .where('created_at', '>', timestamp(at - maxAges.open))
        .orderBy('used_at', 'desc')
        .execute();
      return rows.map((row) => ({ ...row, current: row.id === hashToken(token) }));
    },

    /**
     * Ends one of the administrator's own sessions.
     * @throws AppError `not-found`
     */
    async endOne(administratorId: string, id: string): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('administrator_id', '=', administratorId)
        .where('token_hash', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new AppError('not-found', 'error.notFound');
      await wrapped.remove(id);
    },

    /**
     * Ends the sessions of a person, or one of them.
     * @returns their number. @throws AppError `not-found` for one that is none of theirs.
     */
    async endOf({ id: owner }: { id: string; email: string }, id?: string): Promise<number> {
      const own = db.deleteFrom('session').where('administrator_id', '=', owner).returning('token_hash');
      const ended = await (id === undefined ? own : own.where('token_hash', '=', id)).execute();
      if (id !== undefined && ended.length === 0) throw new AppError('not-found', 'error.notFound');
      await Promise.all(ended.map(({ token_hash }) => wrapped.remove(token_hash)));
      return ended.length;
    },

    async end(token: string): Promise<void> {
      await wrapped.remove(hashToken(token));
      await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
    },

    async removeExpired(): Promise<void> {
      const at = now();
      await db
        .deleteFrom('session')
        .where((eb) =>
          eb.or([
            eb('used_at', '<=', timestamp(at - idleAge)),
            eb('created_at', '<=', timestamp(at - maxAges.open)),
          ]),
        )
        .execute();
    },

    discardKeys: () => wrapped.clear(),

    /** Discards the keys of sessions that another instance has ended. */
    async discardEnded(): Promise<void> {
      const rows = await db.selectFrom('session').select('token_hash').execute();
      await wrapped.keepOnly(new Set(rows.map(({ token_hash }) => token_hash)));
    },
  };
}
