import type { Config } from '#server/config.ts';
import { plainAnswer } from '#server/services/submissions/captcha/plain-question.ts';
import type { CaptchaForm } from '#shared/forms/submissions.ts';
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

/** @param proof sent with calls that require it: the password, and a recovery code where there is a second factor. */
function callerWith(token: string, request: Request, proof?: () => Promise<object>) {
  const headers = { authorization: `Bearer ${token}` };
  const change = async (path: string, method: 'POST' | 'PUT' | 'DELETE', payload?: object) => {
    const call = (body = payload) =>
      request(`/api/${path}`, { method, headers, ...(body && { payload: body }) });
    const response = await call();
    if (response.statusCode !== 403 || !response.json().confirmation || !proof) return response;
    return call({ ...(await proof()), ...payload });
  };
  return {
    token,
    get: (path: string) => request(`/api/${path}`, { headers }),
    post: (path: string, payload: object = {}) => change(path, 'POST', payload),
    put: (path: string, payload: object) => change(path, 'PUT', payload),
    remove: (path: string) => change(path, 'DELETE'),
  };
}

/** Unused recovery codes by person, for all sites on a database. */
const codes = new WeakMap<TestDatabase, Map<string, string[]>>();

function codesOf(database: TestDatabase, email: string): string[] {
  const all = codes.get(database) ?? new Map<string, string[]>();
  codes.set(database, all);
  const own = all.get(email) ?? [];
  all.set(email, own);
  return own;
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

  /** A recovery code of a person who has a second factor. */
  async function code(email: string): Promise<{ code?: string }> {
    const { id = '' } = (await services.administrators.find(email)) ?? {};
    if ((await services.secondFactors.methods(id)).length === 0) return {};
    const own = codesOf(database, email);
    if (own.length === 0) own.push(...(await services.secondFactors.codes.renew(id)));
    const next = own.pop();
    return next === undefined ? {} : { code: next };
  }

  async function signIn(person: Person) {
    await equipHolders();
    const { token, second_factor } = (
      await request('/api/login', { method: 'POST', payload: person })
    ).json();
    const proof = async () => ({ current: person.password, ...(await code(person.email)) });
    if (!second_factor?.methods.includes('recovery')) return callerWith(String(token), request, proof);
    const second = await request('/api/login/second-step', {
      method: 'POST',
      payload: await code(person.email),
      headers: { authorization: `Bearer ${second_factor.token}` },
    });
    return callerWith(String(second.json().token), request, proof);
  }

  /** Each of several holders has a second factor: a passkey that is never used, and recovery codes. */
  async function equipHolders(): Promise<void> {
    const holders = await services.keyring.holders();
    if (holders.length < 2) return;
    for (const id of holders) {
      const person = await site.db
        .selectFrom('administrator')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!person || (await services.secondFactors.methods(id)).length > 0) continue;
      const factor = { kind: 'passkey', name: 'Key', sealed: '', counter: 0, used_at: null } as const;
      const row = { ...factor, id: `factor of ${id}`, administrator_id: id, created_at: '2026-11-01' };
      await site.db.insertInto('second_factor').values(row).execute();
      codesOf(database, person.email).splice(0, 10, ...(await services.secondFactors.codes.renew(id)));
    }
  }

  /** Right replies to plain questions; three seconds pass. */
  async function proofs(form: CaptchaForm, count: number): Promise<string[]> {
    const { captcha } = services;
    const questions = await Promise.all(Array.from({ length: count }, () => captcha.question(form)));
    clock.at += 3_000;
    return questions.map((question) => captcha.plainProof(question.token, String(plainAnswer(question))));
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
    const granted = await by.post(`administrators/${id}/grant`, { fingerprint });
    await equipHolders();
    return granted;
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
    callerWith: (token: string, password?: string) =>
      callerWith(token, request, password === undefined ? undefined : async () => ({ current: password })),
    equipHolders,
    /** A recovery code, where a person has a second factor. */
    codeOf: ({ email }: Person) => code(email),
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

    proof: async (form: CaptchaForm) => (await proofs(form, 1))[0] ?? '',

    /** Visitors send these messages. */
    async receive(...messages: string[]): Promise<void> {
      const { submissions } = services;
      const all = await proofs('contact', messages.length);
      for (const [index, recaptcha] of all.entries()) {
        const texts = { name: 'A visitor', phone: '01 234 567', message: messages[index] };
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
