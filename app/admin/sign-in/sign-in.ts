import { sentPassword } from '#shared/accounts/passwords/stretched-password.ts';
import type { NewSession, PendingSignIn } from '#shared/accounts/second-factors.ts';
import { canSeal } from '#shared/channel/can-seal.ts';
import { ApiFailure, call } from '../client/api.ts';
import { browserKey, storeProofKey } from '../client/proof-keys.ts';
import { storeToken } from '../client/token.ts';
import { ownRun } from '../password/own-password.ts';

type Credentials = { email: string; password: string };

/** This browser's part of a sign-in: the key that signs its calls, and its half of what opens the private key. */
type Ours = { key: CryptoKeyPair | undefined; part: Uint8Array | undefined };

/**
 * A sign-in whose password was right, before its second step; its calls are signed by the key, where there is
 * one.
 */
export type PendingStep = PendingSignIn & Ours & { email: string };

/**
 * Sends a verifier of the password, with the key of this browser. Resolves to the second step, or to nothing where there is
 * none. A browser that stores no keys, or lacks their algorithms, sends what lets the site open the private key.
 * @throws ApiFailure
 */
export async function givePassword({ email, password }: Credentials): Promise<PendingStep | undefined> {
  const [key, run, opens] = await Promise.all([browserKey(), ownRun(email, password), canSeal()]);
  const request = async (ours: Ours) => {
    const sent = run ? sentPassword({ ...run, part: ours.part ? undefined : run.part }) : password;
    const json = { email, password: sent };
    try {
      await begin(await call<NewSession>('login', { method: 'POST', json, as: { key: ours.key } }), ours);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiFailure) || !error.secondFactor) throw error;
      return { ...error.secondFactor, email: email.trim(), ...ours };
    }
  };
  // A browser that stores the one key stores the other
  const part = key && opens ? run?.part : undefined;
  return request({ key, part }).catch((error: unknown) => {
    // The site is configured with another URL than this page's: a session that signs no calls still works
    if (!key || !(error instanceof ApiFailure) || error.status !== 400) throw error;
    return request({ key: undefined, part });
  });
}

/** Stores the session of this browser, with the private key that it opens. */
export async function begin({ token, own_key }: NewSession, { key, part }: Ours): Promise<void> {
  if (key) await storeProofKey(token, key);
  if (own_key && part) {
    const { openOwnKey } = await import('./open-own-key.ts');
    await openOwnKey(token, own_key, part);
  }
  storeToken(token);
}
