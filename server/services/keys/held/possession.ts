import { createHash, randomBytes } from 'node:crypto';
import type { KeyMaterial, Possession } from '#shared/accounts/key-material.ts';
import { fromBase64url, toBase64url } from '#shared/channel/base64url.ts';
import { sealPossession } from '#shared/channel/keys/possession.ts';
import { firstGroup, type RecipientGroup } from '#shared/forms/recipient-groups.ts';
import { createRegisterMac, isSameMac } from '../../../crypto/sealing/key-authentication.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Keyring } from '../keyring.ts';
import type { KeyRegister } from '../register/key-register.ts';
import type { HeldKeys, PublicKey } from './held-keys.ts';
import { keysOfBrowser } from './keys-of-browser.ts';

/** Milliseconds for the work of a browser. */
const maxAge = 10 * 60 * 1000;

const responseBytes = 32;

type Dependencies = {
  registers: Record<RecipientGroup, KeyRegister>;
  keyring: Keyring;
  pepper: Parameters<typeof createRegisterMac>[0];
  now: () => number;
};

type Caller = { administratorId: string; token: string };

/**
 * Proofs of possession by holders whose browsers have the keys: a session, or rows of the database, do not make a holder. The
 * site stores nothing of a challenge, which its MAC ties to the session, the key and a time.
 */
export function createPossession({ registers, keyring, pepper, now }: Dependencies) {
  const mac = createRegisterMac(pepper);

  const challengeOf = async (
    expires: number,
    { id, publicKey }: PublicKey,
    token: string,
    response: Uint8Array,
  ) => {
    const hash = createHash('sha256').update(response).digest('base64url');
    return `${expires}.${await mac(['diwan key possession 1', expires, id, publicKey, token, hash])}`;
  };

  /** The group whose keys the caller was granted, if any, as far as the database can be trusted. */
  async function groupOfCaller({ administratorId }: Caller): Promise<RecipientGroup> {
    return (await keyring.holdings()).get(administratorId) ?? firstGroup;
  }

  /** The key that was challenged, among those of which somebody has the public halves. @throws AppError `conflict` */
  async function provenKey({ challenge, response }: Possession, keys: PublicKey[], { token }: Caller) {
    const expires = Number(challenge.split('.')[0]);
    for (const key of keys) {
      const expected = await challengeOf(expires, key, token, fromBase64url(response));
      if (expires > now() && isSameMac(challenge, expected)) return key;
    }
    throw new AppError('conflict', 'keys.outdated');
  }

  return {
    groupOfCaller,

    /**
     * A text sealed to the key in use, which this site activated last, as the browser's public halves state it.
     * @throws AppError `conflict` where it is none of these.
     */
    async challenge(caller: Caller, keys: PublicKey[]) {
      const register = registers[await groupOfCaller(caller)];
      const last = await register.lastOf(keys, await register.stored());
      const key = keys.find(({ id }) => id === last);
      if (!key) throw new AppError('conflict', 'keys.askOperator');
      const response = randomBytes(responseBytes);
      const challenge = await challengeOf(now() + maxAge, key, caller.token, response);
      return { challenge, key: key.id, sealed: toBase64url(await sealPossession(response, key)) };
    },

    /** The keys of a browser, for one call. @throws AppError `conflict` without a proof. */
    async held(material: KeyMaterial, caller: Caller): Promise<HeldKeys> {
      const keys = material.keys.map(({ id, public_key }) => ({ id, publicKey: public_key }));
      const challenged = await provenKey(material.possession, keys, caller);
      return keysOfBrowser(material, { group: await groupOfCaller(caller) }, challenged);
    },

    /** @throws AppError `conflict` without a proof. */
    async require(proof: Possession, caller: Caller): Promise<RecipientGroup> {
      const group = await groupOfCaller(caller);
      const active = await registers[group].activeKey();
      await provenKey(proof, active ? [active] : [], caller);
      return group;
    },
  };
}
