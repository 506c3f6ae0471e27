import { problemOf } from '../services/accounts/key-actions.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import type { InspectedSite } from './inspected-site.ts';
import { keyProblems } from './key-problems.ts';

/** Whether what visitors send can be sealed, and be read again whatever happens to one person. */
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
      failure('there is no organisation key, so nothing is received', 'start the site, or see `keys list`'),
    );
  }
  if (!(await keyring.recoveryKey())) {
    found.push(
      warning(
        'there are no recovery words',
        'make them in the administrator area, since no backup is made without them',
      ),
    );
  }
  const holders = (await keyring.holders()).filter((id) => people.some((person) => person.id === id));
  if (holders.length < 2) {
    found.push(
      warning(
        `${holders.length === 0 ? 'nobody holds' : 'one person alone holds'} the key`,
        'grant it to a second administrator, since who loses it loses what visitors sent',
      ),
    );
  }
  return found.length > 0
    ? found
    : [ok(`${holders.length} administrators hold the key, and there are recovery words`)];
}
