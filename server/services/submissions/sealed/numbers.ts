import { createHmac, hkdfSync } from 'node:crypto';
import { envelopeVersions } from '#shared/channel/envelope.ts';
import { isSameMac } from '../../../crypto/sealing/key-authentication.ts';

type Numbered = { kind: string; id: number; key_id: string };

export type Numbers = ReturnType<typeof createNumbers>;

/**
 * Binds the numbers of submissions that browsers sealed: an envelope of version 3 is bound to no number, so whoever writes
 * to the database could give it another one. The key derives from the site's secret, which is not in there.
 */
export function createNumbers(secret: () => Promise<Buffer>) {
  async function macOf({ kind, id, key_id }: Numbered): Promise<string> {
    const key = Buffer.from(hkdfSync('sha256', await secret(), '', 'diwan submission number 1', 32));
    return createHmac('sha256', key)
      .update(JSON.stringify([kind, id, key_id]))
      .digest('base64url');
  }

  return {
    macOf,

    /** False for a row whose number is not the one that it was given. */
    async isRight(row: Numbered & { version: number; number_mac: string | null }): Promise<boolean> {
      return row.version !== envelopeVersions.named || isSameMac(row.number_mac, await macOf(row));
    },
  };
}
