import type { Command } from '../command.ts';
import { choosePassword } from './choose-password.ts';

export const peopleChangePassword: Command = {
  name: 'people change-password',
  parameters: ['EMAIL'],
  summary: 'changes a known password; a holder of the key still holds it',
  async run(tools, email = '') {
    const current = await tools.prompt.hidden(`Present password of ${email}: `);
    const { password, reportGenerated } = await choosePassword(tools);
    const { services } = tools;
    const changed = await services.administrators.changePassword(email, current, password);
    if (changed.renewalDue) await services.keyActions.renewKeys(changed.held);
    await services.resealing.done();
    tools.report(`${email} has a new password and is signed out everywhere.`);
    reportGenerated();
  },
};
