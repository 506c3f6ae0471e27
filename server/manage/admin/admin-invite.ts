import * as limits from '#shared/limits.ts';
import { invitationPath } from '#shared/site/admin-navigation.ts';
import type { Command } from '../command.ts';
import { newEmail } from './new-email.ts';

export const adminInvite: Command = {
  name: 'admin invite',
  parameters: ['EMAIL'],
  summary: 'creates an invitation link for a new administrator',
  async run({ services, publicUrl, report }, email = '') {
    const address = newEmail(email);
    const { token } = await services.invitations.invite(address);
    report(`${publicUrl}${invitationPath}#${token}`);
    report(`Give this link to ${address}: it works once, within ${limits.invitationHours} hours.`);
  },
};
