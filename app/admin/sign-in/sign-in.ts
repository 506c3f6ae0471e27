import type { NewSession, PendingSignIn } from '#shared/accounts/second-factors.ts';
import { ApiFailure, call } from '../client/api.ts';
import { browserKey, storeProofKey } from '../client/proof-keys.ts';
import { storeToken } from '../client/token.ts';
import { ownPassword } from '../password/own-password.ts';

type Credentials = { email: string; password: string };

/**
 * A sign-in whose password was right, before its second step; its calls are signed by the key, where there is
 * one.
 */
export type PendingStep = PendingSignIn & { email: string; key: CryptoKeyPair | undefined };

/**
 * Sends what the password was run to, with the key of this browser. Resolves to the second step, or to nothing where there is
 * none.
 * @throws ApiFailure
 */
export async function givePassword({ email, password }: Credentials): Promise<PendingStep | undefined> {
  let key = await browserKey();
  const json = { email, password: await ownPassword(email, password) };
  const request = () => call<NewSession>('login', { method: 'POST', json, as: { key } });
  try {
    await begin(
      await request().catch((error: unknown) => {
        // The site is configured with another URL than this page's: a session without a key still works
        if (!key || !(error instanceof ApiFailure) || error.status !== 400) throw error;
        key = undefined;
        return request();
      }),
      key,
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiFailure) || !error.secondFactor) throw error;
    return { ...error.secondFactor, email: email.trim(), key };
  }
}

/** Stores the session of this browser. */
export async function begin({ token }: NewSession, key: CryptoKeyPair | undefined): Promise<void> {
  if (key) await storeProofKey(token, key);
  storeToken(token);
}
