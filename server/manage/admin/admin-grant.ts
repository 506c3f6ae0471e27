import { emailAddress } from '#shared/accounts/credentials.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Command } from '../command.ts';
import { openedBy } from '../keys/unlock-keys.ts';

export const adminGrant: Command = {
  name: 'admin grant',
  parameters: ['EMAIL', 'HOLDER'],
  summary: 'grants EMAIL the key, by the password of HOLDER',
  async run(tools, email = '', holder = '') {
    const { administrators, keyring } = tools.services;
    const address = emailAddress.parse(email);
    const person = (await administrators.list()).find((each) => each.email === address);
    if (!person) throw new AppError('not-found', 'administrator.notFound');
    tools.report(`The fingerprint of ${address} is ${person.fingerprint}`);
    tools.report('Compare it with the one in their administrator area before you continue.');
    await keyring.grantTo(person, await openedBy(tools, holder));
    tools.report(`${address} can read submissions from the next sign-in on.`);
  },
};
