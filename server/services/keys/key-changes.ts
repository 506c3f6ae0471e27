import { type Kysely, sql } from 'kysely';
import type { RecipientGroup } from '#shared/forms/recipient-groups.ts';
import { isPostgres } from '../../db/engine.ts';
import { type Transact, unitOf } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { groupOf, type KeyOwner } from './key-groups.ts';
import type { KeyRegister, KeyState, KeyVerdict, StoredKeys } from './register/key-register.ts';

/** A running change of a group's keys. */
export type KeyChange = {
  group: RecipientGroup;
  transaction: Kysely<Schema>;
  /** The new state: every change of the rows is applied here too, and this state is signed. */
  state: KeyState;
  stored: StoredKeys;
  verdict: KeyVerdict;
  /** Ends the change without a signature. */
  leave: () => void;
};

type Options = {
  /** The surrounding transaction, if any. */
  transaction?: Kysely<Schema>;
  /** Begins the transaction, where it is that of a caller's unit of work. */
  transact?: Transact;
  /** Treatment of an incomplete register: the change is refused, made unsigned, or made and signed. */
  broken?: 'refused' | 'unsigned' | 'signed';
};

/**
 * Changes the keys of a group or their holders, and signs the result. On PostgreSQL too such changes are serialized: nothing is
 * sealed to an administrator being removed, and two concurrent removals cannot both pass as not the last.
 */
export function createKeyChanges(own: Transact, registers: Record<RecipientGroup, KeyRegister>) {
  return async <Result>(
    owner: KeyOwner,
    work: (keys: KeyChange) => Promise<Result>,
    { transaction: outer, transact = own, broken = 'refused' }: Options = {},
  ): Promise<Result> => {
    if (!outer) await registers.directorate.open();
    const begin = outer ? unitOf(outer).transact : transact;
    return begin(async (transaction) => {
      await lockKeys(transaction);
      const group = await groupOf(transaction, owner);
      const register = registers[group];
      const stored = await register.read(transaction);
      const verdict = await register.verdictOn(stored);
      const isComplete = verdict === 'whole' || verdict === 'none';
      if (!isComplete && broken === 'refused') throw new AppError('conflict', 'keys.changed');
      let isSigned = isComplete || broken === 'signed';
      const state = structuredClone(stored.state);
      const leave = () => {
        isSigned = false;
      };
      const result = await work({ group, transaction, state, stored, verdict, leave });
      // Without any key there is nothing to sign
      if (isSigned && state.keys.length > 0) await register.sign(state, stored, transaction);
      return result;
    });
  };
}

/** Serializes the changes of all instances, the first key included: an empty table has no row to lock. */
async function lockKeys(transaction: Kysely<Schema>): Promise<void> {
  if (isPostgres(transaction)) {
    await sql`lock table organisation_key in share row exclusive mode`.execute(transaction);
    return;
  }
  // Changes nothing, and takes SQLite's write lock
  await transaction
    .updateTable('organisation_key')
    .set((eb) => ({ renewal_due: eb.ref('renewal_due') }))
    .execute();
}
