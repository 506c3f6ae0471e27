import { newPassword } from '../crypto/new-password.ts';
import type { Command } from './command.ts';
import { newEmail } from './new-email.ts';

export const adminAdd: Command = {
  name: 'admin add',
  parameters: ['EMAIL'],
  summary: 'adds an administrator, with the password that is typed or one that is made',
  async run({ services, say, askPassword }, email = '') {
    const address = newEmail(email);
    const typed = await askPassword();
    const password = typed ?? newPassword();
    await services.administrators.add(address, password);
    say(`${address} may sign in now.`);
    if (!typed) say(`The password is ${password} (it is shown only this once).`);
  },
};
