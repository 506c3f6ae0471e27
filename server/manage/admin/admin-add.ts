import type { Command } from '../command.ts';
import { choosePassword } from './choose-password.ts';
import { newEmail } from './new-email.ts';

export const adminAdd: Command = {
  name: 'admin add',
  parameters: ['EMAIL'],
  summary: 'adds an administrator, with the password that is typed or one that is made',
  async run(tools, email = '') {
    const address = newEmail(email);
    const { password, tell: notify } = await choosePassword(tools);
    await tools.services.administrators.add(address, password);
    tools.say(`${address} may sign in now.`);
    notify();
  },
};
