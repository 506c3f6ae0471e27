import type { z } from 'zod';
import type { keyChallenge, Possession } from '#shared/accounts/key-material.ts';
import type { SealedGrant } from '#shared/accounts/keys.ts';
import { fromBase64url, toBase64url } from '#shared/channel/base64url.ts';
import { openGrant } from '#shared/channel/grant.ts';
import { openingKey, openingKeyOf, publicHalf } from '#shared/channel/hpke.ts';
import { openPossession } from '#shared/channel/keys/possession.ts';
import { call } from '../client/api.ts';
import { loadOwnKey } from '../client/own-key.ts';
import { storedToken } from '../client/token.ts';

/** The organisation's keys in this browser, in clear for the time of one work on them. */
export type OpenKeys = NonNullable<Awaited<ReturnType<typeof openHeldKeys>>>;

/** Opens every key that was granted to who is signed in; undefined where there is none, or the site opens them. */
export async function openHeldKeys() {
  const own = await loadOwnKey(storedToken());
  if (!own) return undefined;
  const key = openingKeyOf(own.pair);
  const opened = (await call<SealedGrant[]>('keys/grants')).map(async (grant) => {
    const privateKey = await openGrant(grant.sealed_key, key, grant.key, grant.recipient).catch(
      () => undefined,
    );
    return privateKey ? [{ id: grant.key, privateKey, publicKey: await publicHalf(privateKey) }] : [];
  });
  const keys = (await Promise.all(opened)).flat();
  const publicBytes = await crypto.subtle.exportKey('raw', own.pair.publicKey);
  return keys.length === 0
    ? undefined
    : { owner: own.owner, ownPublicKey: toBase64url(new Uint8Array(publicBytes)), keys };
}

/** Proves to the site that this browser has the key in use. @throws ApiFailure where the site activated another one. */
export async function provePossession(keys: OpenKeys['keys']): Promise<Possession> {
  const halves = keys.map(({ id, publicKey }) => ({ id, public_key: publicKey }));
  const given = await call<z.infer<typeof keyChallenge>>('keys/challenge', {
    method: 'POST',
    json: { keys: halves },
  });
  const key = keys.find(({ id }) => id === given.key);
  if (!key) throw new Error('The challenge is for another key.');
  const response = await openPossession(
    fromBase64url(given.sealed),
    await openingKey(key.privateKey),
    key.id,
  );
  return { challenge: given.challenge, response: toBase64url(response) };
}
