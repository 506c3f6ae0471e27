import { AppError } from '../../errors/app-error.ts';
import type { Command } from '../command.ts';

export const adminResetFactors: Command = {
  name: 'admin reset-factors',
  parameters: ['EMAIL'],
  summary: 'removes the second factors of an administrator who lost them, and ends their sessions',
  async run({ services, report }, email = '') {
    const person = await services.administrators.find(email);
    if (!person) throw new AppError('not-found', 'administrator.notFound');
    await services.secondFactors.clear(person.id);
    report(`${email} signs in with the password only, until a second factor is set up again.`);
  },
};
