import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, failure, ok, warning } from './finding.ts';
import type { Patient } from './patient.ts';

const pepperBytes = 32;

/** Whether what visitors send can be sealed, and be read again whatever happens to one person. */
export async function checkKeys({ config: { dataDir }, services }: Patient): Promise<Finding[]> {
  if (!services) return [];
  const { keyring, administrators } = services;
  const people = await administrators.list();
  const found: Finding[] = [];
  const file = join(dataDir, 'keys/pepper');
  const pepper = await readFile(file, 'utf8').catch(() => undefined);
  if (Buffer.from(pepper?.trim() ?? '', 'base64url').length !== pepperBytes && people.length > 0) {
    found.push(
      failure(
        `the key file ${file} is ${pepper === undefined ? 'missing' : 'damaged'}`,
        'restore it from a backup, or run `npm run manage -- recover EMAIL`',
      ),
    );
  }
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
