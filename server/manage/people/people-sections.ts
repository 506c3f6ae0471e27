import type { Command } from '../command.ts';
import { givenRights } from './given-rights.ts';
import { personByEmail } from './person-by-email.ts';
import { rightsText } from './rights-text.ts';

export const peopleSections: Command = {
  name: 'people sections',
  parameters: ['EMAIL', 'SECTIONS'],
  summary: 'limits a writer or editor to sections, such as tenders,studies; all lifts the limit',
  async run({ services, report }, email = '', sections = '') {
    const person = await personByEmail(services, email);
    await services.roleChanges.assign(person, givenRights({ roles: person.roles.join(), sections }));
    report(`${person.email}: ${rightsText(await personByEmail(services, email))}`);
  },
};
