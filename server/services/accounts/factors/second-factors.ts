import { randomUUID } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { FactorKind, FactorMethod, SecondFactors } from '#shared/accounts/second-factors.ts';
import { latinDigits } from '#shared/numeral.ts';
import type { FactorSecrets } from '../../../crypto/factor-secrets.ts';
import { hashToken } from '../../../crypto/token.ts';
import { type UnitOfWork, unitOf } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Keyring } from '../../keys/keyring.ts';
import type { createSettings } from '../../settings/settings.ts';
import { createPasskeys, type Passkey } from './passkeys.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

type Row = Schema['second_factor'];

type Owner = { id: string; email: string };

type Dependencies = {
  secrets: FactorSecrets;
  settings: Pick<ReturnType<typeof createSettings>, 'all'>;
  keyring: Keyring;
  /** The public origin: a passkey is bound to its host. */
  publicUrl: string;
  /** Milliseconds since 1970. */
  now: () => number;
};

export type SecondFactorStore = ReturnType<typeof createSecondFactors>;

/** Second factors of administrators: codes of an app, passkeys, and recovery codes. */
export function createSecondFactors(unit: UnitOfWork, parts: Dependencies) {
  const { secrets, settings, keyring, publicUrl, now } = parts;
  const { db, transact } = unit;
  const passkeys = createPasskeys(publicUrl);
  const codes = createRecoveryCodes(unit, secrets);
  const timestamp = () => new Date(now()).toISOString();

  function rowsOf(owner: string, kind?: FactorKind): Promise<Row[]> {
    const all = db.selectFrom('second_factor').selectAll().where('administrator_id', '=', owner);
    return (kind ? all.where('kind', '=', kind) : all).orderBy('created_at').orderBy('id').execute();
  }

  /** @throws if it was sealed for another row or under another pepper. */
  function opened<Value>({ id, administrator_id, sealed }: Row): Promise<Value> {
    return secrets.open<Value>(sealed, boundTo(administrator_id, id));
  }

  async function passkeysOf(owner: string): Promise<(Row & { passkey: Passkey })[]> {
    const rows = await rowsOf(owner, 'passkey');
    return Promise.all(rows.map(async (row) => ({ ...row, passkey: await opened<Passkey>(row) })));
  }

  /** Records a use; returns false for a concurrent or repeated one. */
  async function used({ id, counter: before }: Row, counter: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('second_factor')
      .set({ counter, used_at: timestamp() })
      .where('id', '=', id)
      .where('counter', '=', before)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** True if the settings require a factor: of everybody, or of holders of the key. */
  async function isRequiredBySettings(owner: string): Promise<boolean> {
    const { secondFactor } = (await settings.all()).security;
    if (secondFactor === 'readers') return (await keyring.holders()).includes(owner);
    return secondFactor === 'all';
  }

  /** True for a holder who is not the only one, whatever the settings are. */
  async function isRequiredByKey(owner: string): Promise<boolean> {
    const holders = await keyring.holders();
    return holders.length > 1 && holders.includes(owner);
  }

  async function isRequired(owner: string): Promise<boolean> {
    return (await isRequiredByKey(owner)) || isRequiredBySettings(owner);
  }

  async function list(owner: string): Promise<SecondFactors> {
    const rows = await rowsOf(owner);
    const factors = rows.map(({ id, kind, name, created_at, used_at }) => {
      return { id, kind, name, created_at, used_at };
    });
    return { factors, recovery_codes: await codes.count(owner), required: await isRequired(owner) };
  }

  return {
    codes,
    isRequiredBySettings,
    list,

    /** True for one of several holders of the key who has no factor yet: their key opens nothing until then. */
    async isMissing(owner: string): Promise<boolean> {
      return (await rowsOf(owner)).length === 0 && isRequiredByKey(owner);
    },

    /** Second factors that an administrator can use; empty if the password is sufficient. */
    async methods(owner: string): Promise<FactorMethod[]> {
      const { factors, recovery_codes } = await list(owner);
      const kinds = [...new Set(factors.map(({ kind }) => kind))];
      return kinds.length > 0 && recovery_codes > 0 ? [...kinds, 'recovery'] : kinds;
    },

    /** A secret for an app, and its sealed form, which is stored once a code proves it. */
    async newTotp({ id, email }: Owner) {
      const secret = newTotpSecret();
      const uri = totpUri(secret, new URL(publicUrl).hostname, email);
      return { secret, uri, sealed: await secrets.seal(secret, boundTo(id, 'new')) };
    },

    /** The new secret and the time step of its code; undefined for a wrong code. */
    async provedTotp(owner: string, sealed: string, code: string) {
      const value = await secrets.open<string>(sealed, boundTo(owner, 'new'));
      const counter = totpStep(value, digitsOf(code), now());
      return counter === undefined ? undefined : { value, counter };
    },

    /** True for a currently valid, unused code of an app. */
    async checkTotp(owner: string, code: string): Promise<boolean> {
      for (const row of await rowsOf(owner, 'totp')) {
        const step = totpStep(await opened<string>(row), digitsOf(code), now());
        if (step !== undefined && step > row.counter && (await used(row, step))) return true;
      }
      return false;
    },

    async passkeyToAdd(owner: Owner) {
      const known = await passkeysOf(owner.id);
      return passkeys.toAdd(
        owner,
        known.map(({ passkey }) => passkey),
      );
    },

    passkeyAdded: (response: RegistrationResponseJSON, challenge: string) =>
      passkeys.added(response, challenge),

    async passkeyToSign(owner: string) {
      const known = await passkeysOf(owner);
      return passkeys.toSign(known.map(({ passkey }) => passkey));
    },

    async checkPasskey(
      owner: string,
      response: AuthenticationResponseJSON,
      challenge: string,
    ): Promise<boolean> {
      const row = (await passkeysOf(owner)).find(({ passkey }) => passkey.id === response.id);
      const counter = row && (await passkeys.signed(response, challenge, row.passkey, row.counter));
      return counter !== undefined && row !== undefined && used(row, counter);
    },

    /**
     * Stores a proved factor, and ends the owner's other sessions, which began without it.
     * @param factor its value is a secret, or a passkey.
     * @param token of the session that stays.
     * @returns new recovery codes if there were none.
     */
    async add(
      owner: string,
      factor: Pick<Row, 'kind' | 'name' | 'counter'> & { value: string | Passkey },
      token: string,
    ): Promise<string[] | undefined> {
      const { value, ...columns } = factor;
      const id = randomUUID();
      const sealed = await secrets.seal(value, boundTo(owner, id));
      return transact(async (transaction) => {
        await transaction
          .insertInto('second_factor')
          .values({ ...columns, id, administrator_id: owner, sealed, created_at: timestamp(), used_at: null })
          .execute();
        await endOthers(transaction, owner, token);
        return (await codes.count(owner, transaction)) === 0
          ? codes.renew(owner, unitOf(transaction))
          : undefined;
      });
    },

    /** @throws AppError `not-found` */
    async rename(owner: string, id: string, name: string): Promise<void> {
      const { numUpdatedRows } = await db
        .updateTable('second_factor')
        .set({ name })
        .where('administrator_id', '=', owner)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) gone();
    },

    /**
     * Removes a factor, with the recovery codes if it is the last, and ends the owner's other sessions.
     * @throws AppError `not-found`, or `conflict` for the last one if one is required.
     */
    async remove(owner: string, id: string, token: string): Promise<void> {
      const required = await isRequired(owner);
      await transact(async (transaction) => {
        const all = transaction.selectFrom('second_factor').where('administrator_id', '=', owner);
        const ids = (await all.select('id').execute()).map((row) => row.id);
        if (!ids.includes(id)) gone();
        if (required && ids.length === 1) throw new AppError('conflict', 'factor.required');
        await transaction.deleteFrom('second_factor').where('id', '=', id).execute();
        if (ids.length === 1) await codes.clear(owner, transaction);
        await endOthers(transaction, owner, token);
      });
    },

    /** Removes all factors of an administrator who lost them, and ends their sessions. */
    async clear(owner: string): Promise<void> {
      await transact(async (transaction) => {
        await clearFactors(owner, transaction);
        await endOthers(transaction, owner);
      });
    },
  };
}

/** Deletes all factors and codes of an administrator. */
export async function clearFactors(owner: string, transaction: Kysely<Schema>): Promise<void> {
  for (const table of ['second_factor', 'recovery_code'] as const) {
    await transaction.deleteFrom(table).where('administrator_id', '=', owner).execute();
  }
}

/** @param token of the session that stays. */
async function endOthers(transaction: Kysely<Schema>, owner: string, token = ''): Promise<void> {
  await transaction
    .deleteFrom('session')
    .where('administrator_id', '=', owner)
    .where('token_hash', '<>', hashToken(token))
    .execute();
}

/** Associated data: a sealed factor opens for its own row and owner only. */
function boundTo(owner: string, id: string): string {
  return `diwan second factor 1 ${owner} ${id}`;
}

/** Codes may be typed in groups, and in the digits of any keyboard. */
function digitsOf(code: string): string {
  return latinDigits(code).replace(/\s/g, '');
}

function gone(): never {
  throw new AppError('not-found', 'factor.notFound');
}
