import { renewalDue } from '../../doctor/key-problems.ts';
import type { Command } from '../command.ts';
import { personByEmail } from './person-by-email.ts';

export const peopleLeave: Command = {
  name: 'people leave',
  parameters: ['EMAIL', '[SUCCESSOR]'],
  summary: 'removes a person, ends their sessions, and hands their drafts over to SUCCESSOR',
  async run({ services, report }, email = '', successor) {
    const person = await personByEmail(services, email);
    const heir = successor === undefined ? undefined : await personByEmail(services, successor);
    const group = (await services.keyring.holdings()).get(person.id);
    const drafts = await services.leaving.leave(person, heir, '');
    report(`${person.email} is no longer an administrator and is signed out everywhere.`);
    if (heir) report(`Drafts handed over to ${heir.email}: ${drafts}`);
    if (group && (await services.keyring.active({ group }))?.renewal_due) report(renewalDue);
  },
};
