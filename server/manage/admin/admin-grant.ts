import { emailAddress } from '#shared/accounts/credentials.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Command } from '../command.ts';
import { openedBy } from '../keys/unlock-keys.ts';

export const adminGrant: Command = {
  name: 'admin grant',
  parameters: ['EMAIL', 'HOLDER'],
  summary: 'lets EMAIL read what visitors send, by the password of HOLDER, who does already',
  async run(tools, email = '', holder = '') {
    const { administrators, keyring } = tools.services;
    const address = emailAddress.parse(email);
    const person = (await administrators.list()).find((each) => each.email === address);
    if (!person) throw new AppError('not-found', 'administrator.notFound');
    tools.say(`The fingerprint of ${address} is ${person.fingerprint}`);
    tools.say('Compare it with what they see in the administrator area before you go on.');
    await keyring.grantTo(person, await openedBy(tools, holder));
    tools.say(`${address} reads what visitors send from the next sign-in on.`);
  },
};
