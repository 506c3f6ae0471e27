import type { Command } from '../command.ts';
import { choosePassword } from './choose-password.ts';

export const adminResetPassword: Command = {
  name: 'admin reset-password',
  parameters: ['EMAIL'],
  summary: 'gives an administrator a new password and ends every session of theirs',
  async run(tools, email = '') {
    const { administrators, keyring } = tools.services;
    const { password, tell: notify } = await choosePassword(tools);
    const holders = await keyring.holders();
    const { id } = await administrators.resetPassword(email, password);
    tools.say(`${email} has a new password and is signed out everywhere.`);
    notify();
    if (holders.includes(id)) {
      tools.say('What visitors send they read again when somebody who holds the key has granted it anew.');
    }
  },
};
