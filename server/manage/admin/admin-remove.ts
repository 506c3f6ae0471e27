import { renewalDue } from '../../doctor/key-problems.ts';
import type { Command } from '../command.ts';

export const adminRemove: Command = {
  name: 'admin remove',
  parameters: ['EMAIL'],
  summary: 'removes an administrator and ends every session of theirs',
  async run({ services, say: report }, email = '') {
    await services.administrators.remove(email);
    report(`${email} is no administrator any more and is signed out everywhere.`);
    const key = await services.keyring.active();
    if (key?.renewal_due) report(renewalDue);
  },
};
