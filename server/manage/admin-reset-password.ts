import { newPassword } from '../crypto/new-password.ts';
import type { Command } from './command.ts';

export const adminResetPassword: Command = {
  name: 'admin reset-password',
  parameters: ['EMAIL'],
  summary: 'gives an administrator a new password and ends every session of theirs',
  async run({ services, say, askPassword }, email = '') {
    const typed = await askPassword();
    const password = typed ?? newPassword();
    await services.administrators.resetPassword(email, password);
    say(`${email} has a new password and is signed out everywhere.`);
    if (!typed) say(`The password is ${password} (it is shown only this once).`);
  },
};
