import { renewalDue } from '../../doctor/key-problems.ts';
import type { Command } from '../command.ts';
import { givenRights } from './given-rights.ts';
import { personByEmail } from './person-by-email.ts';
import { rightsText } from './rights-text.ts';

export const peopleRoles: Command = {
  name: 'people roles',
  parameters: ['EMAIL', 'ROLES'],
  summary: 'gives a person these roles, such as writer,editor, in place of those before',
  async run({ services, report }, email = '', roles = '') {
    const person = await personByEmail(services, email);
    const given = givenRights({ roles, sections: person.sections.join() || 'all' });
    const group = (await services.keyring.holdings()).get(person.id);
    await services.roleChanges.assign(person, given);
    report(`${person.email}: ${rightsText(given)}`);
    if (group && (await services.keyring.active({ group }))?.renewal_due) report(renewalDue);
  },
};
