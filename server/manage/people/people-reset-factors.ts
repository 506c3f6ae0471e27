import type { Command } from '../command.ts';
import { personByEmail } from './person-by-email.ts';

export const peopleResetFactors: Command = {
  name: 'people reset-factors',
  parameters: ['EMAIL'],
  summary: 'removes the second factors of an administrator who lost them, and ends their sessions',
  async run({ services, report }, email = '') {
    const person = await personByEmail(services, email);
    await services.secondFactors.clear(person.id);
    report(`${email} signs in with the password only, until a second factor is set up again.`);
  },
};
