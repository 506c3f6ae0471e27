import * as limits from '#shared/limits.ts';
import { invitationPath } from '#shared/site/admin-navigation.ts';
import type { Command } from '../command.ts';
import { rightsOf, rightsOptions } from './given-rights.ts';
import { newEmail } from './new-email.ts';

export const peopleInvite: Command = {
  name: 'people invite',
  parameters: ['EMAIL'],
  options: rightsOptions,
  summary: 'creates an invitation link for a new person',
  async run({ services, publicUrl, report, options }, email = '') {
    const address = newEmail(email);
    const { token } = await services.invitations.invite(address, rightsOf(options));
    report(`${publicUrl}${invitationPath}#${token}`);
    report(`Give this link to ${address}: it works once, within ${limits.invitationHours} hours.`);
  },
};
