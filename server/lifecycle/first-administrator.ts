import type { Services } from '../composition.ts';
import { newPassword } from '../crypto/passwords/new-password.ts';
import { AppError } from '../errors/app-error.ts';
import { StartError } from '../errors/start-error.ts';
import type { Redacted } from '../redacted.ts';

type First = { adminEmail: string; adminPassword: Redacted<string> | undefined };

/**
 * Adds the first administrator if there is none.
 * @returns the introduction to print once: the password exists nowhere else in clear. Undefined if there was an
 * administrator.
 */
export async function addFirstAdministrator(
  { administrators }: Services,
  { adminEmail, adminPassword }: First,
): Promise<string | undefined> {
  if ((await administrators.list()).length > 0) return undefined;
  const password = adminPassword?.reveal() ?? newPassword();
  try {
    await administrators.add(adminEmail, password, { printed: true });
  } catch (error) {
    // Another instance, started at the same time, was first
    if (error instanceof AppError && error.code === 'conflict') return undefined;
    if (error instanceof AppError && error.key === 'password.guessable') {
      throw new StartError(
        'ADMIN_PASSWORD is easy to guess: set another one, or none to have one generated.',
      );
    }
    throw error;
  }
  if (adminPassword) return `The first administrator is ${adminEmail}, with the password of ADMIN_PASSWORD.`;
  return `The first administrator is ${adminEmail}, with the password ${password} (it is shown only this once).`;
}
