import type { KeyProblem } from '../services/accounts/key-actions.ts';

const confirm = 'then: npm run manage -- keys confirm HOLDER';

/** Message and remedy for keys that differ from those this site stored. */
export const keyProblems: Record<KeyProblem, string> = {
  changed: `The keys or their holders were changed in the database, not by this site: receiving has stopped. Find out who writes to the database, ${confirm}`,
  rolledBack: `The keys in the database are of an earlier state: receiving has stopped. Find out who restored them, ${confirm}`,
  missing:
    'This site had keys, and the database has none: receiving has stopped. Restore a backup, or start over: npm run manage -- keys abandon EMAIL',
};

export const renewalDue =
  'A new key is created when a holder of the key next signs in and confirms its holders.';
