import { Broken } from './proof.ts';
import { administrator } from './running-program.ts';
import { addFactor, type SignedIn, signIn } from './signed-in.ts';

export type Person = { email: string; password: string };

type Listed = { administrators: { id: string; email: string; fingerprint: string }[] };

/** Adds an administrator who holds the key, and signs them in. */
export async function joinHolder(url: string, first: SignedIn, person: Person): Promise<SignedIn> {
  const { token } = await first.post<{ token: string }>('administrators/invite', { email: person.email });
  await first.post('invitation/accept', { token, password: person.password });
  const { id, fingerprint } = await seen(first, person.email);
  await addFactor(url, administrator, first);
  await first.post(`administrators/${id}/grant`, { fingerprint });
  const session = await signIn(url, person);
  await addFactor(url, person, session);
  return session;
}

export async function seen(first: SignedIn, email: string) {
  const { administrators } = await first.get<Listed>('administrators');
  const person = administrators.find((each) => each.email === email);
  if (!person) throw new Broken(`${email} is not listed`);
  return person;
}
