import { invitationPath } from '#shared/site/admin-navigation.ts';
import type { Command } from '../command.ts';
import { newEmail } from './new-email.ts';

export const adminInvite: Command = {
  name: 'admin invite',
  parameters: ['EMAIL'],
  summary: 'makes a link with which somebody becomes an administrator',
  async run({ services, publicUrl, say }, email = '') {
    const address = newEmail(email);
    const { token } = await services.invitations.invite(address);
    say(`${publicUrl}${invitationPath}#${token}`);
    say(`Hand this link over to ${address}: it can be used once, within 72 hours.`);
  },
};
