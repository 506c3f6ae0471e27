import type { SealedGrant } from '#shared/accounts/keys.ts';
import { openGrant } from '#shared/channel/grant.ts';
import { openingKeyOf } from '#shared/channel/hpke.ts';
import { listOpeningKey } from './list-opening-key.ts';

/** Opens what is sealed to the own key. A damaged grant does not hide the others. */
export async function openGrants(grants: readonly SealedGrant[], pair: CryptoKeyPair) {
  const own = openingKeyOf(pair);
  const opened = grants.map(async ({ key, name, recipient, sealed_key }) => {
    const privateKey = await openGrant(sealed_key, own, key, recipient).catch(() => undefined);
    return privateKey ? [[name, await listOpeningKey(privateKey)] as const] : [];
  });
  return new Map((await Promise.all(opened)).flat());
}
