import type { Command } from '../command.ts';
import { choosePassword } from './choose-password.ts';
import { newEmail } from './new-email.ts';

export const adminAdd: Command = {
  name: 'admin add',
  parameters: ['EMAIL'],
  summary: 'adds an administrator, with a typed or a generated password',
  async run(tools, email = '') {
    const address = newEmail(email);
    const { password, reportGenerated } = await choosePassword(tools);
    await tools.services.administrators.add(address, password);
    tools.report(`${address} can sign in now.`);
    reportGenerated();
  },
};
