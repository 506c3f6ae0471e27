import type { KeyObject } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import {
  isSignedBy,
  openAuditKey,
  readAuditKey,
  type Signed,
  signCheckpoint,
} from '#server/crypto/audit-key.ts';
import type { Leader } from '#server/services/maintenance/leader.ts';
import type { Entries } from './entries.ts';

const checkpoint = z.strictObject({
  seq: z.int(),
  hash: z.string(),
  at: z.string(),
  restored: z.string().optional(),
  signature: z.string(),
});

/** A line of the file: undefined where it is no checkpoint, or where our key did not sign it. */
export type CheckpointLine = Signed | undefined;

type Dependencies = {
  dataDir: string;
  entries: Entries;
  leader: Leader;
  now: () => number;
  /** Called when the trail does not match its last signature. */
  report: (error: unknown) => void;
};

export type Checkpoints = ReturnType<typeof createCheckpoints>;

/**
 * Signed checkpoints of the trail, each with the number and hash of the newest entry, in a file outside the database.
 */
export function createCheckpoints({ dataDir, entries, leader, now, report }: Dependencies) {
  const file = join(dataDir, 'audit/checkpoints.jsonl');
  const keyFile = join(dataDir, 'keys/audit');

  /** The complete lines: a power cut may leave a torn one at the end. */
  async function written(): Promise<Buffer> {
    const bytes = await readFile(file).catch(unlessMissing);
    return bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
  }

  async function append(line: string): Promise<void> {
    const { length } = await written();
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await using handle = await open(file, 'a', 0o600);
    await handle.truncate(length);
    await handle.appendFile(`${line}\n`);
    await handle.sync();
  }

  async function write(restored?: string): Promise<Signed | undefined> {
    const newest = await entries.newest();
    if (!newest) return undefined;
    const key = await openAuditKey(keyFile);
    const last = signedIn(linesOf(await written()).at(-1), key);
    if (last && !restored) {
      if (last.seq === newest.seq && last.hash === newest.hash) return undefined;
      const isChanged = (await entries.hashOf(last.seq)) !== last.hash;
      if (isChanged) report(new Error('The audit trail is not what was signed.'));
    }
    const signed = { ...newest, at: new Date(now()).toISOString(), ...(restored && { restored }) };
    await append(JSON.stringify({ ...signed, signature: signCheckpoint(signed, key) }));
    return signed;
  }

  return {
    /** All checkpoints, oldest first. */
    async read(): Promise<CheckpointLine[]> {
      const key = await readAuditKey(keyFile);
      return linesOf(await written()).map((line) => signedIn(line, key));
    },

    /** Signs the newest entry if there is one since the last checkpoint; one instance does for all. */
    async write(): Promise<Signed | undefined> {
      let signed: Signed | undefined;
      await leader.run('audit checkpoint', async () => {
        signed = await write();
      });
      return signed;
    },

    /** Signs a restored trail: checkpoints later than the backup lie ahead of it. */
    writeRestored: (madeAt: string) => write(madeAt),
  };
}

function linesOf(written: Buffer): string[] {
  return written
    .toString()
    .split('\n')
    .filter((line) => line !== '');
}

function signedIn(line: string | undefined, key: KeyObject | undefined): CheckpointLine {
  const { data } = checkpoint.safeParse(parsed(line ?? ''));
  if (!key || !data) return undefined;
  const { signature, ...signed } = data;
  return isSignedBy(key, signed, signature) ? signed : undefined;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function unlessMissing(error: NodeJS.ErrnoException): Buffer {
  if (error.code !== 'ENOENT') throw error;
  return Buffer.alloc(0);
}
