import type { Services } from '../../composition.ts';
import type { Person } from '../../services/accounts/administrators.ts';

/** Replaces the password and the key pair of an administrator, who is added if missing. */
export async function renewPerson(
  { administrators }: Services,
  email: string,
  password: string,
): Promise<Person> {
  const known = await administrators.find(email);
  if (known) return administrators.resetPassword(email, password, { opened: true });
  return administrators.add(email, password);
}
