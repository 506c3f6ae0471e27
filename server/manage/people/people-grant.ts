import { keysOpenedHere } from '#server/services/keys/held/held-keys.ts';
import type { Command } from '../command.ts';
import { openedBy } from '../keys/unlock-keys.ts';
import { personByEmail } from './person-by-email.ts';

export const peopleGrant: Command = {
  name: 'people grant',
  parameters: ['EMAIL', 'HOLDER'],
  summary: 'grants EMAIL the key, by the password of HOLDER',
  async run(tools, email = '', holder = '') {
    const { keyring } = tools.services;
    const person = await personByEmail(tools.services, email);
    const address = person.email;
    tools.report(`The fingerprint of ${address} is ${person.fingerprint}`);
    tools.report('Compare it with the one in their administrator area before you continue.');
    await keyring.grantTo(person, keysOpenedHere(await openedBy(tools, holder)));
    tools.report(`${address} can read submissions from the next sign-in on.`);
  },
};
