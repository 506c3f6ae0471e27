import { Secret, TOTP } from 'otpauth';
import type { AddedFactor, PendingSignIn, TotpSecret } from '#shared/accounts/second-factors.ts';
import type { TestDatabase } from '../databases/databases.ts';
import { type Caller, keySite, one } from './key-site.ts';

type Site = Awaited<ReturnType<typeof keySite>>;

type Person = { email: string; password: string };

/** The code that an authenticator app shows at a time. */
export function codeOf(secret: string, at: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
}

/** A site whose first administrator holds the key and is signed in. */
export async function factorSite(database: TestDatabase, config: Parameters<typeof keySite>[2] = {}) {
  const site = await keySite(database, undefined, config);
  return { ...site, first: await site.begin(), ...factorCalls(site) };
}

/** The calls with which people manage their second factors. */
export function factorCalls(site: Pick<Site, 'request' | 'callerWith' | 'clock'>) {
  const { request, callerWith, clock } = site;

  /** The first step: the response, and the second step that it requires. */
  const password = async (person: Person = one) => {
    const response = await request('/api/login', { method: 'POST', payload: person });
    return { response, pending: response.json().second_factor as PendingSignIn | undefined };
  };

  /** Adds an app by calls of a session, or of a pending sign-in. */
  const addTotp = async (by: Caller, current = one.password) => {
    const { secret } = (await by.post('second-factors/totp', { current })).json<TotpSecret>();
    const code = codeOf(secret, clock.at);
    const response = await by.post('second-factors/totp/confirm', { name: 'My telephone', code });
    // A code is valid once: the one that proved the app is used
    clock.at += 30_000;
    return { secret, response, added: response.json<AddedFactor>() };
  };

  /** The second step of a sign-in whose first one succeeded. */
  const secondStep = async (payload: object, person: Person = one) => {
    const { pending } = await password(person);
    return callerWith(pending?.token ?? '').post('login/second-step', payload);
  };

  /** The session of a response. */
  const sessionOf = (response: { json: () => { token?: string } }) =>
    callerWith(String(response.json().token));

  return { password, addTotp, secondStep, sessionOf };
}
