import { type OpeningKey, openSealed, sealTo } from '../hpke.ts';

const purpose = 'diwan key possession 1';

/** Seals a challenge to a key: its response shows possession. */
export async function sealPossession(
  response: Uint8Array,
  { id, publicKey }: { id: string; publicKey: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const seal = await sealTo(publicKey, purpose);
  return seal(response, id);
}

/** The response to a challenge. @throws if it was sealed to another key, or changed. */
export const openPossession = (sealed: Uint8Array, key: OpeningKey, id: string) =>
  openSealed(sealed, key, purpose, id);
