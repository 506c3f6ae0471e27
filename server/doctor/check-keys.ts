import { problemOf } from '../services/accounts/key-actions.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';
import { keyProblems } from './key-problems.ts';

/** Checks that submissions can be sealed, and stay readable if one person loses their key. */
export async function checkKeys({ services }: InspectedSite): Promise<Finding[]> {
  if (!services) return [];
  const { keyring, administrators, keyFileProblem } = services;
  const people = await administrators.list();
  const found: Finding[] = [];
  const problem = people.length > 0 && (await keyFileProblem());
  if (problem) found.push({ level: 'error', text: `the key file ${problem}` });
  const changed = problem ? undefined : problemOf(await keyring.inspect());
  if (changed) found.push({ level: 'error', text: keyProblems[changed] });
  if (!(await keyring.active())) {
    found.push(
      failure(
        'there is no organisation key, so nothing can be received',
        'start the site, or run `keys list`',
      ),
    );
  }
  if (!(await keyring.recoveryKey())) {
    found.push(
      warning(
        'there are no recovery words',
        'create them in the administrator area: without them there are no backups',
      ),
    );
  }
  const holders = (await keyring.holders()).filter((id) => people.some((person) => person.id === id));
  if (holders.length < 2) {
    found.push(
      warning(
        `${holders.length === 0 ? 'nobody holds' : 'only one person holds'} the key`,
        'grant it to a second administrator, or its loss makes all submissions unreadable',
      ),
    );
  }
  return found.length > 0
    ? found
    : [ok(`${holders.length} administrators hold the key, and there are recovery words`)];
}
