import type { Command } from '../command.ts';
import { personByEmail } from './person-by-email.ts';

export const peopleEndSessions: Command = {
  name: 'people end-sessions',
  parameters: ['EMAIL'],
  summary: 'signs a person out everywhere',
  async run({ services, report }, email = '') {
    const person = await personByEmail(services, email);
    report(`${person.email} is signed out everywhere. Sessions: ${await services.sessions.endOf(person)}`);
  },
};
