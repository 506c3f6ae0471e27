import { firstGroup, recipientGroups } from '#shared/forms/recipient-groups.ts';
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
  if (!(await keyring.active({ group: firstGroup }))) {
    found.push(
      failure(
        'there is no organisation key, so nothing can be received',
        'start the site, or run `keys list`',
      ),
    );
  }
  const held: number[] = [];
  for (const group of recipientGroups) {
    // Most sites have no second group
    if (group !== firstGroup && !(await keyring.active({ group }))) continue;
    const name = group === firstGroup ? '' : ` of ${group}`;
    if (!(await keyring.recoveryKey({ group }))) {
      found.push(
        warning(
          `there are no recovery words${name}`,
          `create them in the administrator area: without them ${name ? 'a lost password can be the loss of all' : 'there are no backups'}`,
        ),
      );
    }
    const holders = (await keyring.holders(group)).filter((id) => people.some((one) => one.id === id));
    held.push(holders.length);
    if (holders.length < 2) {
      found.push(
        warning(
          `${holders.length === 0 ? 'nobody holds' : 'only one person holds'} the key${name}`,
          'grant it to a second administrator, or its loss makes all submissions unreadable',
        ),
      );
    }
  }
  return found.length > 0
    ? found
    : [ok(`${held.join(' and ')} administrators hold the key, and there are recovery words`)];
}
