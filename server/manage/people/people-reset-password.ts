import type { Command } from '../command.ts';
import { choosePassword } from './choose-password.ts';

export const peopleResetPassword: Command = {
  name: 'people reset-password',
  parameters: ['EMAIL'],
  summary: 'sets a new password for an administrator and ends their sessions',
  async run(tools, email = '') {
    const { administrators, keyring } = tools.services;
    const { password, reportGenerated } = await choosePassword(tools);
    const holders = await keyring.holders();
    const { id } = await administrators.resetPassword(email, password);
    tools.report(`${email} has a new password and is signed out everywhere.`);
    reportGenerated();
    if (holders.includes(id)) {
      tools.report('They can read submissions again once a holder of the key has granted it to them.');
    }
  },
};
