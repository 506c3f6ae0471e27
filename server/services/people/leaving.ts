import type { UnitOfWork } from '#server/db/in-transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isWithin } from '#shared/accounts/is-within.ts';
import { mayDo } from '#shared/accounts/permissions.ts';
import { removePerson } from '../accounts/end-access.ts';
import { rolesOf } from '../accounts/roles/person-roles.ts';
import { nextTimestamp } from '../clock/next-timestamp.ts';
import type { Keyring } from '../keys/keyring.ts';
import { draftsOf, handOver } from './drafts.ts';

type Owner = { id: string; email: string };

export type Leaving = ReturnType<typeof createLeaving>;

/** People who leave the site, with what they leave behind. */
export function createLeaving({ db, transact }: UnitOfWork, keyring: Keyring) {
  return {
    /** Numbers of a person's drafts, by section. */
    async drafts(email: string) {
      const all = Map.groupBy(await draftsOf(db, email), ({ section }) => section);
      return [...all].map(([section, { length }]) => ({ section, count: length }));
    },

    /**
     * Ends the sessions, revokes the keys, so that a new organisation key is due, hands the drafts over, and removes the
     * person: all of it, or nothing.
     * @param successor takes the drafts; without one they stay as they are.
     * @param by the e-mail address of who does it; empty for an operator.
     * @returns the number of drafts that were handed over.
     * @throws AppError `conflict` for the last administrator, the last holder, or a successor who may not edit the drafts.
     */
    leave(person: Owner, successor: Owner | undefined, by: string): Promise<number> {
      return keyring.change(
        { holder: person.id },
        async (keys) => {
          const { transaction } = keys;
          const { roles, sections } = successor
            ? await rolesOf(transaction, successor.id)
            : { roles: [], sections: [] };
          if (successor && (successor.id === person.id || !mayDo(roles, 'write-content')))
            throw new AppError('conflict', 'leave.successor');
          const drafts = successor
            ? await handOver(transaction, {
                from: person.email,
                to: successor.email,
                by,
                at: nextTimestamp(),
              })
            : [];
          if (!drafts.every(({ section }) => isWithin(sections, section)))
            throw new AppError('conflict', 'leave.sections');
          await removePerson(person, keys);
          return drafts.length;
        },
        { transact },
      );
    },
  };
}
