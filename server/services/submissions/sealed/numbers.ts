import { createHmac, hkdfSync } from 'node:crypto';
import { envelopeVersions } from '#shared/channel/envelope.ts';
import {
  groupsOf,
  type RecipientGroup,
  recipientChoices,
  recipientGroups,
} from '#shared/forms/recipient-groups.ts';
import { isSameMac } from '../../../crypto/sealing/key-authentication.ts';

type Numbered = { kind: string; id: number; key_id: string };

type Entry = Numbered & { entry: number };

export type Numbers = ReturnType<typeof createNumbers>;

/**
 * Binds the numbers of submissions that browsers sealed: an envelope of version 3 is bound to no number, so whoever writes
 * to the database could give it another one. And binds the readers of each: its sealed content names them, but what is
 * added by a receipt needs them without it. And binds officers' entries to whose session stored them, since a browser that
 * seals one could name another author. The keys derive from the site's secret, which is not in there.
 */
export function createNumbers(secret: () => Promise<Buffer>) {
  async function macsFor(purpose: string) {
    const key = Buffer.from(hkdfSync('sha256', await secret(), '', `diwan submission ${purpose} 1`, 32));
    return (content: readonly unknown[]) =>
      createHmac('sha256', key).update(JSON.stringify(content)).digest('base64url');
  }

  const macFor = async (purpose: string, content: readonly unknown[]) => (await macsFor(purpose))(content);

  /** The MACs of entries, by their authors; their key is derived once. */
  async function authorMacs() {
    const macOf = await macsFor('author');
    return ({ kind, id, entry, key_id }: Entry, administratorId: string) =>
      macOf([kind, id, entry, key_id, administratorId]);
  }

  const macOf = ({ kind, id, key_id }: Numbered) => macFor('number', [kind, id, key_id]);

  async function readersMacOf({ kind, id, key_id }: Numbered, groups: readonly RecipientGroup[]) {
    const inOrder = recipientGroups.filter((group) => groups.includes(group));
    return macFor('readers', [kind, id, key_id, inOrder]);
  }

  return {
    macOf,
    readersMacOf,
    authorMacs,

    /** The groups that a submission was sent to; undefined where its row does not prove them. */
    async readersOf(row: Numbered & { readers_mac: string | null }): Promise<RecipientGroup[] | undefined> {
      if (row.readers_mac === null) return undefined;
      for (const groups of recipientChoices.map(groupsOf))
        if (isSameMac(row.readers_mac, await readersMacOf(row, groups))) return [...groups];
      return undefined;
    },

    /** False for a row whose number is not the one that it was given. */
    async isRight(row: Numbered & { version: number; number_mac: string | null }): Promise<boolean> {
      return row.version !== envelopeVersions.named || isSameMac(row.number_mac, await macOf(row));
    },
  };
}
