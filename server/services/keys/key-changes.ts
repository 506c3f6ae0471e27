import type { Kysely } from 'kysely';
import { type Transact, unitOf } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import type { KeyRegister, KeyState, KeyVerdict, StoredKeys } from './key-register.ts';

/** A change of the keys that is under way. */
export type KeyChange = {
  transaction: Kysely<Schema>;
  /** What the keys are to be: whoever changes the rows changes this too, and this is what is signed. */
  state: KeyState;
  stored: StoredKeys;
  verdict: KeyVerdict;
  /** Signs nothing. */
  leave: () => void;
};

type Options = {
  /** Of which the change is a part. */
  transaction?: Kysely<Schema>;
  /** Begins the transaction, where it is that of a caller's unit of work. */
  transact?: Transact;
  /** What becomes of a register that is not whole: the change is refused, made and left unsigned, or made and signed. */
  broken?: 'refused' | 'unsigned' | 'signed';
};

/**
 * Changes the keys, or who holds them, and signs what they are then. On PostgreSQL too such changes follow one another:
 * nothing is sealed to somebody who is just being removed, and two who leave at once are not both let go as not the last.
 */
export function createKeyChanges(own: Transact, register: KeyRegister) {
  return async <Result>(
    work: (keys: KeyChange) => Promise<Result>,
    { transaction: outer, transact = own, broken = 'refused' }: Options = {},
  ): Promise<Result> => {
    if (!outer) await register.open();
    const begin = outer ? unitOf(outer).transact : transact;
    return begin(async (transaction) => {
      // Changes nothing, and locks every row
      await transaction
        .updateTable('organisation_key')
        .set((eb) => ({ renewal_due: eb.ref('renewal_due') }))
        .execute();
      const stored = await register.read(transaction);
      const verdict = await register.verdictOn(stored);
      const isComplete = verdict === 'whole' || verdict === 'none';
      if (!isComplete && broken === 'refused') throw new AppError('conflict', 'keys.changed');
      let isSigned = isComplete || broken === 'signed';
      const state = structuredClone(stored.state);
      const leave = () => {
        isSigned = false;
      };
      const result = await work({ transaction, state, stored, verdict, leave });
      // Nothing to sign where there never was a key
      if (isSigned && state.keys.length > 0) await register.sign(state, stored, transaction);
      return result;
    });
  };
}
