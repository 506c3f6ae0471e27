import * as limits from '#shared/limits.ts';
import { invitationPath } from '#shared/site/admin-navigation.ts';
import type { Command } from '../command.ts';
import { newEmail } from './new-email.ts';

export const adminInvite: Command = {
  name: 'admin invite',
  parameters: ['EMAIL'],
  summary: 'makes a link with which somebody becomes an administrator',
  async run({ services, publicUrl, say: report }, email = '') {
    const address = newEmail(email);
    const { token } = await services.invitations.invite(address);
    report(`${publicUrl}${invitationPath}#${token}`);
    report(`Hand this link over to ${address}: it can be used once, within ${limits.invitationHours} hours.`);
  },
};
