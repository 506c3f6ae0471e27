import type { Services } from '../../composition.ts';
import type { Person } from '../../services/accounts/administrators.ts';

/** Replaces the password and the key pair of an administrator, who is added if missing. */
export async function renewPerson(
  { administrators, roleChanges }: Services,
  email: string,
  password: string,
): Promise<Person> {
  const known = await administrators.find(email);
  if (known) {
    const person = (await administrators.list()).find(({ id }) => id === known.id);
    // The key is for officers
    if (person && !person.roles.includes('officer'))
      await roleChanges.assign(person, { ...person, roles: [...person.roles, 'officer'] });
    return administrators.resetPassword(email, password, { opened: true });
  }
  return administrators.add(email, password);
}
