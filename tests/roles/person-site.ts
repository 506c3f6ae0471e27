import type { InjectOptions } from 'fastify';
import { everyRole, type PersonRoles } from '#shared/accounts/roles.ts';
import { testApp } from '../sites/test-app.ts';

type Options = Parameters<typeof testApp>[0];
type Given = Omit<InjectOptions, 'url'>;

const passwordOf = (email: string) => `the password that ${email} chose`;

/** A site and its people, each with the roles that a test gives. The first one has every role and holds the key. */
export async function personSite(options: Options = {}) {
  const site = await testApp({ ...options, config: { limits: false, ...options.config } });
  const { services, request } = site;

  /** A person whose calls confirm the password where that is needed. */
  async function signIn(email: string) {
    const payload = { email, password: passwordOf(email) };
    const { token } = (await request('/api/login', { method: 'POST', payload })).json();
    const own = { authorization: `Bearer ${token}` };
    const call = (path: string, { headers, ...rest }: Given = {}) =>
      request(`/api/${path}`, { ...rest, headers: { ...own, ...headers } });
    const send = async (path: string, given?: Given) => {
      const response = await call(path, given);
      if (response.statusCode !== 403 || !response.json().confirmation) return response;
      return call(path, { ...given, payload: { ...Object(given?.payload), current: payload.password } });
    };
    const { id = '' } = (await services.administrators.find(email)) ?? {};
    return { id, email, token: String(token), send };
  }

  /** Adds a person who signs in. */
  async function join(email: string, given: Partial<PersonRoles> = {}) {
    await services.administrators.add(email, passwordOf(email), { given: { ...everyRole, ...given } });
    return signIn(email);
  }

  return { ...site, join, signIn, first: await join('first@example.org') };
}
