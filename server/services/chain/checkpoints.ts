import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Leader } from '#server/services/maintenance/leader.ts';

/** Number and hash of the newest entry of a log at a point in time. */
export type Checkpoint = {
  seq: number;
  hash: string;
  at: string;
  /** Timestamp of the backup when a restore precedes this checkpoint. */
  restored?: string | undefined;
};

/** The key of a log, which signs checkpoints and verifies them. */
export type Signer = {
  sign: (checkpoint: Checkpoint) => string;
  isSigned: (checkpoint: Checkpoint, signature: string) => boolean;
};

const checkpointLine = z.strictObject({
  seq: z.int(),
  hash: z.string(),
  at: z.string(),
  restored: z.string().optional(),
  signature: z.string(),
});

/** A line of the file: undefined where it is no checkpoint, or where our key did not sign it. */
export type CheckpointLine = Checkpoint | undefined;

/** The entries of a log, as far as checkpoints need them. */
export type ChainEntries = {
  newest: () => Promise<{ seq: number; hash: string } | undefined>;
  hashOf: (seq: number) => Promise<string | undefined>;
};

type Dependencies = {
  /** The path of the checkpoints. */
  file: string;
  /** The name of the job that signs. */
  job: string;
  /** Called where the log does not match its last signature. */
  changed: () => void;
  key: {
    /** Creates the key on first use. */
    open: () => Promise<Signer>;
    /** Undefined where there is none yet. */
    read: () => Promise<Signer | undefined>;
  };
  entries: ChainEntries;
  leader: Leader;
  now: () => number;
};

export type Checkpoints = ReturnType<typeof createCheckpoints>;

/** Signed checkpoints of a log, each with the number and hash of the newest entry, in a file outside the database. */
export function createCheckpoints({ file, job, changed, key, entries, leader, now }: Dependencies) {
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

  async function write(restored?: string): Promise<Checkpoint | undefined> {
    const newest = await entries.newest();
    if (!newest) return undefined;
    const signer = await key.open();
    const last = signedIn(linesOf(await written()).at(-1), signer);
    if (last && !restored) {
      if (last.seq === newest.seq && last.hash === newest.hash) return undefined;
      if ((await entries.hashOf(last.seq)) !== last.hash) changed();
    }
    const { seq, hash } = newest;
    const signed = { seq, hash, at: new Date(now()).toISOString(), ...(restored && { restored }) };
    await append(JSON.stringify({ ...signed, signature: signer.sign(signed) }));
    return signed;
  }

  async function read(): Promise<CheckpointLine[]> {
    const signer = await key.read();
    return linesOf(await written()).map((line) => signedIn(line, signer));
  }

  return {
    /** All checkpoints, oldest first. */
    read,

    /** Signs the newest entry if there is one since the last checkpoint; one instance does for all. */
    async write(): Promise<Checkpoint | undefined> {
      let signed: Checkpoint | undefined;
      await leader.run(job, async () => {
        signed = await write();
      });
      return signed;
    },

    /** True where the log ends before the newest checkpoint, and is what was signed up to there. */
    async areAhead(): Promise<boolean> {
      const [lines, newest] = [await read(), await entries.newest()];
      const last = lines.at(-1);
      if (!newest || !last || last.seq <= newest.seq) return false;
      const known = lines.findLast((line) => line !== undefined && line.seq <= newest.seq);
      return known === undefined || (await entries.hashOf(known.seq)) === known.hash;
    },

    /** Signs a restored log: checkpoints later than the backup lie ahead of it. */
    writeRestored: (madeAt: string) => write(madeAt),
  };
}

function linesOf(written: Buffer): string[] {
  return written
    .toString()
    .split('\n')
    .filter((line) => line !== '');
}

function signedIn(line: string | undefined, signer: Signer | undefined): CheckpointLine {
  const { data } = checkpointLine.safeParse(parsed(line ?? ''));
  if (!signer || !data) return undefined;
  const { signature, ...signed } = data;
  return signer.isSigned(signed, signature) ? signed : undefined;
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
