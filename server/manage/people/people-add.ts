import type { Command } from '../command.ts';
import { choosePassword } from './choose-password.ts';
import { rightsOf, rightsOptions } from './given-rights.ts';
import { newEmail } from './new-email.ts';

export const peopleAdd: Command = {
  name: 'people add',
  parameters: ['EMAIL'],
  options: rightsOptions,
  summary: 'adds a person, with a typed or a generated password',
  async run(tools, email = '') {
    const address = newEmail(email);
    const given = rightsOf(tools.options);
    const { password, reportGenerated } = await choosePassword(tools);
    await tools.services.administrators.add(address, password, { given });
    tools.report(`${address} can sign in now.`);
    reportGenerated();
  },
};
