import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { canonicalHash } from '#server/crypto/canonical-json.ts';
import { canonicalSignature, publicationKeyOf } from '#server/crypto/publication-key.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Leader } from '#server/services/maintenance/leader.ts';
import type { ItemEntry, LogEntry, SignedCheckpoint } from '#shared/publication-log/log-entry.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { createCheckpoints } from '../chain/checkpoints.ts';
import { verifyChain } from '../chain/verify-chain.ts';
import { appendRestore } from './append-entries.ts';
import { createVerification } from './copies/verification.ts';
import { correctionsOf } from './corrections.ts';
import { codesOf, itemWithCode } from './item-codes.ts';
import { createLogCompletion } from './log-completion.ts';
import { createLogEntries } from './log-entries.ts';
import { isRotationSigned, type PublicationKeys } from './publication-keys.ts';
import { type PublishedContent, publicContents } from './published-content.ts';

type Dependencies = {
  /** The data folder: checkpoints in `audit`. */
  dataDir: string;
  /** The origin that visitors see. */
  publicUrl: string;
  publicationKeys: PublicationKeys;
  leader: Leader;
  /** Milliseconds since 1970. */
  now: () => number;
  report: (error: unknown, what: string) => void;
  stopping?: AbortSignal | undefined;
};

/** The public half of a key, as a JSON Web Key. */
type PublicKey = { kty: 'OKP'; crv: 'Ed25519'; use: 'sig'; alg: 'EdDSA'; x: string };

/** Proof of a side of an item, which needs no site: the entry's content and hash, signed. */
export type ItemProof = {
  entry: ItemEntry;
  /** Null where nothing of the side is public any more. */
  content: PublishedContent | null;
  /** Of the canonical JSON `{ "entry": hash }`. */
  signature: string;
  checkpoint: SignedCheckpoint;
  key: PublicKey;
};

/** The public log of what was published, corrected and withdrawn. Changes of items write to it by themselves. */
export function createPublicationLog(db: Kysely<Schema>, dependencies: Dependencies) {
  const { dataDir, publicUrl, publicationKeys, leader, now, report } = dependencies;
  const entries = createLogEntries(db);
  const changed = () =>
    report(
      new Error('The publication log is not what was signed.'),
      'the publication log does not match its signature: run log verify',
    );
  const checkpoints = createCheckpoints({
    file: join(dataDir, 'audit/publication-checkpoints.jsonl'),
    job: 'publication checkpoint',
    changed,
    key: { open: publicationKeys.signer, read: publicationKeys.signer },
    entries,
    leader,
    now,
  });
  const completion = createLogCompletion(db, dependencies);

  /** The checkpoint that was signed last: it is in every proof until something is published. */
  let signed: { by: KeyObject; checkpoint: SignedCheckpoint } | undefined;

  async function checkpoint(key?: KeyObject): Promise<SignedCheckpoint | undefined> {
    const newest = await entries.newest();
    if (!newest) return undefined;
    const by = key ?? (await publicationKeys.current());
    if (signed?.by !== by || signed.checkpoint.hash !== newest.hash) {
      const stated = { seq: newest.seq, hash: newest.hash, at: newest.at };
      signed = { by, checkpoint: { ...stated, signature: canonicalSignature(by, stated) } };
    }
    return signed.checkpoint;
  }

  return {
    ...completion,

    verification: createVerification(db, { publicUrl, now }),

    /** The newest entry, signed: the same each time until there is another one. @throws AppError `not-found` where nothing was published yet. */
    checkpoint: async (): Promise<SignedCheckpoint> => (await checkpoint()) ?? missing(),

    /** The same; undefined where nothing was published yet. */
    latest: () => checkpoint(),

    /** The public keys, the newest first. */
    keys: async (): Promise<{ keys: PublicKey[] }> => ({
      keys: (await publicationKeys.all()).map(publicKey),
    }),

    /** Puts a new key in use. The earlier ones go on to verify what they signed. */
    rotateKey: () => publicationKeys.rotate(),

    /** A statement of the site with the key that signs it, and the signature of its canonical JSON. */
    async signed<Stated extends object>(stated: Stated) {
      const key = await publicationKeys.current();
      const complete = { ...stated, key: publicationKeyOf(key) };
      return { ...complete, signature: canonicalSignature(key, complete) };
    },

    /** The canonical lines of all entries after one, oldest first. */
    async *lines(after?: number): AsyncGenerator<string> {
      for await (const { entry } of entries.lines(after)) yield `${entry}\n`;
    },

    /** The codes of items that have one, by their numbers. */
    codes: (section: SectionKey, ids: readonly number[]) => codesOf(db, section, ids),

    /** The public corrections of a side, newest first. */
    corrections: (section: SectionKey, id: number, side: Side) => correctionsOf(db, section, id, side),

    /** The item with a code; undefined where there is none. */
    itemOf: (code: string) => itemWithCode(db, code),

    /** @throws AppError `not-found` for a side that was never public. */
    async proof(section: SectionKey, id: number, side: Side): Promise<ItemProof> {
      const entry = (await entries.ofItem(section, id)).findLast((each) => each.side === side);
      if (!entry) throw new AppError('not-found', `${section}.notFound`);
      const key = await publicationKeys.current();
      const content = (await publicContents(db, section, [id])).get(id)?.sides.get(side);
      return {
        entry,
        content: entry.content_hash !== null && content ? content : null,
        signature: canonicalSignature(key, { entry: entry.hash }),
        checkpoint: (await checkpoint(key)) ?? missing(),
        key: publicKey(key),
      };
    },

    verify: async () =>
      verifyChain(linksOf(entries, await publicationKeys.all()), checkpoints, 'the key file'),

    /** Stores the newest checkpoint outside the database. */
    signCheckpoint: () => checkpoints.write(),

    /** Signs that a backup was restored: earlier checkpoints may lie ahead of it. */
    signRestore: (madeAt: string) => checkpoints.writeRestored(madeAt),

    /**
     * Tells in the log where the database is an older one than was signed here, as one is that was put back by hand. Nothing is
     * told of a log that was rewritten: `log verify` finds that.
     */
    async noteOlderState(): Promise<void> {
      if (!(await checkpoints.areAhead())) return;
      const { at = '' } = (await entries.newest()) ?? {};
      await inTransaction(db, (transaction) => appendRestore(transaction, at));
      await checkpoints.writeRestored(at);
    },
  };
}

const publicKey = (key: KeyObject): PublicKey => ({
  kty: 'OKP',
  crv: 'Ed25519',
  use: 'sig',
  alg: 'EdDSA',
  x: publicationKeyOf(key),
});

async function* linksOf(entries: ReturnType<typeof createLogEntries>, keys: readonly KeyObject[]) {
  for await (const { seq, hash, entry } of entries.lines()) {
    const { hash: stated, ...content } = JSON.parse(entry) as LogEntry;
    yield {
      seq,
      hash,
      follows: (before: string) =>
        content.seq === seq &&
        stated === hash &&
        content.previous === before &&
        canonicalHash(content) === hash &&
        (content.event !== 'rotate' || isRotationSigned({ ...content, hash }, keys)),
      isRestore: content.event === 'restore',
    };
  }
}

function missing(): never {
  throw new AppError('not-found', 'error.notFound');
}
