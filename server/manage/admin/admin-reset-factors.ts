import { AppError } from '../../errors/app-error.ts';
import type { Command } from '../command.ts';

export const adminResetFactors: Command = {
  name: 'admin reset-factors',
  parameters: ['EMAIL'],
  summary: 'forgets the second factors of somebody who has lost them, and ends all their sessions',
  async run({ services, say: report }, email = '') {
    const person = await services.administrators.find(email);
    if (!person) throw new AppError('not-found', 'administrator.notFound');
    await services.secondFactors.clear(person.id);
    report(`${email} signs in with the password alone, until a second factor is set up again.`);
  },
};
