import type { KeyObject } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  canonicalSignature,
  isCanonicalSignature,
  publicationKey,
  publicationKeyOf,
} from '#server/crypto/publication-key.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import type { RotationEntry } from '#shared/publication-log/log-entry.ts';
import type { Signer } from '../chain/checkpoints.ts';
import { appendEntries, lockLog } from './append-entries.ts';

/** Maximum of rotations after the backup that was restored: what they signed outside the database still verifies. */
const lostRotations = 4;

export type PublicationKeys = ReturnType<typeof createPublicationKeys>;

/** Content of both signatures of a rotation. */
const statedRotation = ({ key, replaced }: Pick<RotationEntry, 'key' | 'replaced'>) => ({
  event: 'rotate',
  key,
  replaced,
});

/**
 * The keys that sign what the site publishes about itself, one for each generation. The log itself tells of each
 * rotation, so every instance signs with the same key from the next signature on.
 * @param secret the content of the key file.
 */
export function createPublicationKeys(db: Kysely<Schema>, secret: () => Promise<Buffer>) {
  const generationIn = async (rows: Kysely<Schema>): Promise<number> => {
    const { rotations } = await rows
      .selectFrom('publication_entry')
      .select(({ fn }) => fn.countAll<number>().as('rotations'))
      // The index begins with the section: few entries have none
      .where('section', 'is', null)
      .where('event', '=', 'rotate')
      .executeTakeFirstOrThrow();
    return rotations + 1;
  };

  /** Derived keys by generation, as long as the key file is the same: a proof needs one, and deriving costs more than signing. */
  const derived = { of: Buffer.alloc(0), keys: new Map<number, KeyObject>() };
  const keyOf = (pepper: Buffer, generation: number): KeyObject => {
    if (!derived.of.equals(pepper)) Object.assign(derived, { of: pepper, keys: new Map() });
    const key = derived.keys.get(generation) ?? publicationKey(pepper, generation);
    derived.keys.set(generation, key);
    return key;
  };

  /** The keys up to a generation, the newest first. */
  const keysTo = async (generation: number): Promise<KeyObject[]> => {
    const pepper = await secret();
    return Array.from({ length: generation }, (_, index) => keyOf(pepper, generation - index));
  };

  return {
    /** Each key that was in use, the newest first. */
    all: async () => keysTo(await generationIn(db)),

    /** The key that signs. */
    current: async (): Promise<KeyObject> => keyOf(await secret(), await generationIn(db)),

    /** Signs with the newest key, and verifies with each, also with those of a state that is gone. */
    signer: async (): Promise<Signer> => {
      const verifying = await keysTo((await generationIn(db)) + lostRotations);
      const own = verifying[lostRotations]!;
      return {
        sign: (stated) => canonicalSignature(own, stated),
        isSigned: (stated, signature) =>
          verifying.some((key) => isCanonicalSignature(key, stated, signature)),
      };
    },

    /** Puts the next key in use: an entry of the log states it, signed with both. */
    rotate: (): Promise<Pick<RotationEntry, 'key' | 'replaced'>> =>
      inTransaction(db, async (transaction) => {
        await lockLog(transaction);
        const [pepper, generation] = [await secret(), await generationIn(transaction)];
        const [before, next] = [keyOf(pepper, generation), keyOf(pepper, generation + 1)];
        const stated = { key: publicationKeyOf(next), replaced: publicationKeyOf(before) };
        const signatures = {
          key: canonicalSignature(next, statedRotation(stated)),
          replaced: canonicalSignature(before, statedRotation(stated)),
        };
        await appendEntries(transaction, [{ event: 'rotate', ...stated, signatures }]);
        return stated;
      }),
  };
}

/** True where the keys of a rotation are the ones of the key file, and both have signed it. */
export function isRotationSigned(entry: RotationEntry, keys: readonly KeyObject[]): boolean {
  const signed = (half: string, signature: string) => {
    const key = keys.find((each) => publicationKeyOf(each) === half);
    return key !== undefined && isCanonicalSignature(key, statedRotation(entry), signature);
  };
  const { key, replaced, signatures } = entry;
  return signed(key, signatures.key) && signed(replaced, signatures.replaced);
}
