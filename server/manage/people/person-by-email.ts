import { emailAddress } from '#shared/accounts/credentials.ts';
import type { Services } from '../../composition.ts';
import { AppError } from '../../errors/app-error.ts';

/** @throws AppError `not-found` */
export async function personByEmail({ administrators }: Services, email: string) {
  const address = emailAddress.parse(email);
  const person = (await administrators.list()).find((each) => each.email === address);
  if (!person) throw new AppError('not-found', 'administrator.notFound');
  return person;
}
