import type { KeyProblem } from '../services/accounts/key-actions.ts';

const confirm = 'then: npm run manage -- keys confirm HOLDER';

/** What an operator is told of keys that are not those that this site stored, and what to do. */
export const keyProblems: Record<KeyProblem, string> = {
  changed: `The keys or their holders were changed in the database, and not by this site: nothing is received. Find out who writes to the database, ${confirm}`,
  rolledBack: `The keys in the database are those of an earlier time: nothing is received. Find out who put them back, ${confirm}`,
  missing:
    'This site had keys, and the database has none: nothing is received. Restore a backup, or begin anew: npm run manage -- keys abandon EMAIL',
};

export const renewalDue =
  'A new key is made when somebody who holds the key next signs in and confirms who is to hold it.';
