import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { isSignedBy, openAuditKey, readAuditKey, signCheckpoint } from '#server/crypto/audit-key.ts';
import { entryHash } from '#server/crypto/entry-hash.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Leader } from '#server/services/maintenance/leader.ts';
import { createCheckpoints, type Signer } from '../chain/checkpoints.ts';
import { verifyChain } from '../chain/verify-chain.ts';
import { createDailyCounts } from './daily-counts.ts';
import { createEntries, type Entries } from './entries.ts';
import { createTrail } from './trail.ts';

type Dependencies = {
  /** The data folder: checkpoints in `audit`, the key that signs them in `keys`. */
  dataDir: string;
  leader: Leader;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when the trail does not match its last signature. */
  report: (error: unknown) => void;
};

/** The audit trail: who did what, and when. */
export function createAudit(db: Kysely<Schema>, { dataDir, leader, now, report }: Dependencies) {
  const trail = createTrail(db, now);
  const entries = createEntries(db);
  const refusals = createDailyCounts(trail, now);
  const keyFile = join(dataDir, 'keys/audit');
  const checkpoints = createCheckpoints({
    file: join(dataDir, 'audit/checkpoints.jsonl'),
    job: 'audit checkpoint',
    changed: () => report(new Error('The audit trail is not what was signed.')),
    key: {
      open: async () => signerOf(await openAuditKey(keyFile)),
      read: async () => {
        const key = await readAuditKey(keyFile);
        return key && signerOf(key);
      },
    },
    entries,
    leader,
    now,
  });

  return {
    recorder: { ...trail, count: refusals.count },
    entries,
    verify: () => verifyChain(linksOf(entries), checkpoints, 'keys/audit'),

    /** Signs the newest entry; at the `end` of the process the counted events are flushed first. */
    async checkpoint({ end = false } = {}) {
      await refusals.flush({ end });
      return checkpoints.write();
    },

    /** Signs that a backup was restored: earlier checkpoints may lie ahead of it. */
    signRestore: (madeAt: string) => checkpoints.writeRestored(madeAt),
  };
}

const signerOf = (key: KeyObject): Signer => ({
  sign: (checkpoint) => signCheckpoint(checkpoint, key),
  isSigned: (checkpoint, signature) => isSignedBy(key, checkpoint, signature),
});

async function* linksOf(entries: Entries) {
  for await (const { hash, ...entry } of entries.all()) {
    yield {
      seq: entry.seq,
      hash,
      follows: (before: string) => entryHash(before, entry) === hash,
      isRestore: entry.action === 'backup.restored',
    };
  }
}
