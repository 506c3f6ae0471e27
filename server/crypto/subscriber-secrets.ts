import { createHmac, timingSafeEqual } from 'node:crypto';
import { sealedUnder } from './sealed-value.ts';

/** Bytes of the mark in a link, of which nobody guesses 128 bits. */
const markBytes = 16;

export type SubscriberSecrets = ReturnType<typeof createSubscriberSecrets>;

/**
 * Keys of subscriptions, derived from the key file: a stolen database reveals no address, none can be tried against it, and
 * it makes no link that works.
 */
export function createSubscriberSecrets(secret: () => Promise<Buffer>) {
  const { keyFor, seal, open } = sealedUnder(secret, 'diwan subscriber 1');

  async function markOf(id: string): Promise<Buffer> {
    const key = await keyFor('diwan subscriber link 1');
    return createHmac('sha256', key).update(id).digest().subarray(0, markBytes);
  }

  return {
    seal,
    open,

    /** The name by which an address is found. */
    async lookup(address: string): Promise<string> {
      const key = await keyFor('diwan subscriber lookup 1');
      return createHmac('sha256', key).update(address).digest('base64url');
    },

    /** The secret in the links of a subscriber's mails. */
    linkKey: async (id: string): Promise<string> => `${id}.${(await markOf(id)).toString('base64url')}`,

    /** The subscriber whose links have this secret; undefined if the site never made it. */
    async idOf(linkKey: string): Promise<string | undefined> {
      const [id = '', mark = ''] = linkKey.split('.');
      const [given, expected] = [Buffer.from(mark, 'base64url'), await markOf(id)];
      return given.length === markBytes && timingSafeEqual(given, expected) ? id : undefined;
    },
  };
}
