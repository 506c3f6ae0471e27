import type { Command } from '../command.ts';
import { choosePassword } from './choose-password.ts';

export const adminChangePassword: Command = {
  name: 'admin change-password',
  parameters: ['EMAIL'],
  summary: 'changes a password that is known, and the key with it: whoever holds the key keeps it',
  async run(tools, email = '') {
    const current = await tools.ask.hidden(`Present password of ${email}: `);
    const { password, tell: notify } = await choosePassword(tools);
    const { services } = tools;
    const changed = await services.administrators.changePassword(email, current, password);
    if (changed.renewalDue) await services.renewKeys(changed.opened);
    await services.resealing.done();
    tools.say(`${email} has a new password and is signed out everywhere.`);
    notify();
  },
};
