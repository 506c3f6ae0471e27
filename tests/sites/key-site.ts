import type { Config } from '#server/config.ts';
import { plainAnswer } from '#server/services/submissions/captcha/plain-question.ts';
import type { TestDatabase } from '../databases/databases.ts';
import { testApp } from './test-app.ts';

type Person = { email: string; password: string };

export const one: Person = { email: 'one@example.org', password: 'the password of one' };
export const two: Person = { email: 'two@example.org', password: 'the password of two' };
export const three: Person = { email: 'three@example.org', password: 'the password of three' };

/** Milliseconds since 1970, moved by the test. */
type Clock = { at: number };

type Request = Awaited<ReturnType<typeof testApp>>['request'];

export type Caller = ReturnType<typeof callerWith>;

/** @param password sent once more with calls that require it. */
function callerWith(token: string, request: Request, password?: string) {
  const headers = { authorization: `Bearer ${token}` };
  const change = async (path: string, method: 'POST' | 'DELETE', payload?: object) => {
    const call = (body = payload) =>
      request(`/api/${path}`, { method, headers, ...(body && { payload: body }) });
    const response = await call();
    if (response.statusCode !== 403 || password === undefined) return response;
    return call({ ...payload, current: password });
  };
  return {
    token,
    get: (path: string) => request(`/api/${path}`, { headers }),
    post: (path: string, payload: object = {}) => change(path, 'POST', payload),
    remove: (path: string) => change(path, 'DELETE'),
  };
}

/**
 * A site whose administrators hold keys. Two on one database are the same one before and after a restart.
 * Users act by its calls.
 */
export async function keySite(
  database: TestDatabase,
  clock: Clock = { at: Date.UTC(2026, 10, 1, 9) },
  config: Partial<Config> = {},
) {
  const site = await testApp({ database, now: () => clock.at, config: { limits: false, ...config } });
  const { request, services } = site;

  async function signIn(person: Person) {
    const { token } = (await request('/api/login', { method: 'POST', payload: person })).json();
    return callerWith(String(token), request, person.password);
  }

  const accept = (token: string, password: string) =>
    request('/api/invitation/accept', { method: 'POST', payload: { token, password } });

  /** An administrator as a key holder sees them. */
  async function seen(email: string, by: Caller) {
    const { administrators } = (await by.get('administrators')).json();
    return administrators.find((each: { email: string }) => each.email === email);
  }

  async function grant(email: string, by: Caller) {
    const { id, fingerprint } = await seen(email, by);
    return by.post(`administrators/${id}/grant`, { fingerprint });
  }

  /** Adds an administrator by a link, without the key. */
  async function join(person: Person, by: Caller): Promise<Caller> {
    const { token } = (await by.post('administrators/invite', { email: person.email })).json();
    await accept(token, person.password);
    return signIn(person);
  }

  return {
    ...site,
    database,
    clock,
    signIn,
    /** Calls with a token from elsewhere. */
    callerWith: (token: string, password?: string) => callerWith(token, request, password),
    accept,
    seen,
    grant,
    join,

    /** The first administrator, signed in. */
    async begin(): Promise<Caller> {
      await services.administrators.add(one.email, one.password);
      return signIn(one);
    },

    /** Adds an administrator who holds the key. */
    async joinHolder(person: Person, by: Caller): Promise<Caller> {
      await join(person, by);
      await grant(person.email, by);
      return signIn(person);
    },

    /** Visitors send these messages. */
    async receive(...messages: string[]): Promise<void> {
      const { captcha, submissions } = services;
      const questions = await Promise.all(messages.map(() => captcha.question('contact')));
      clock.at += 3_000;
      for (const [index, question] of questions.entries()) {
        const texts = { name: 'A visitor', phone: '01 234 567', message: messages[index] };
        const recaptcha = captcha.plainProof(question.token, String(plainAnswer(question)));
        await submissions.send('contact', { ...texts, recaptcha }, { address: '127.0.0.1' });
      }
    },
  };
}

/** The messages that a caller reads, the oldest first, or the status of the failure. */
export async function read(person: Caller): Promise<string[] | number> {
  const response = await person.get('contacts');
  if (response.statusCode !== 200) return response.statusCode;
  const rows: { damaged: boolean; message: string }[] = response.json();
  return rows.map(({ damaged, message }) => (damaged ? '(damaged)' : message)).toReversed();
}
