import type { Services } from '../../composition.ts';
import type { Person } from '../../services/accounts/administrators.ts';

/** Gives a new password and key pair to an administrator, who is added if missing, whatever they held before. */
export async function renewPerson(
  { administrators }: Services,
  email: string,
  password: string,
): Promise<Person> {
  const known = await administrators.find(email);
  if (known) return administrators.resetPassword(email, password, { opened: true });
  return administrators.add(email, password);
}
