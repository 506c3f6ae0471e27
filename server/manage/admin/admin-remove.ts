import { renewalDue } from '../../doctor/key-problems.ts';
import type { Command } from '../command.ts';

export const adminRemove: Command = {
  name: 'admin remove',
  parameters: ['EMAIL'],
  summary: 'removes an administrator and ends their sessions',
  async run({ services, report }, email = '') {
    await services.administrators.remove(email);
    report(`${email} is no longer an administrator and is signed out everywhere.`);
    const key = await services.keyring.active();
    if (key?.renewal_due) report(renewalDue);
  },
};
