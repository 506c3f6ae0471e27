import { noEntry } from '#server/crypto/entry-hash.ts';
import type { Checkpoints } from './checkpoints.ts';

/** Maximum of reported problems, and of notes. */
const maxReported = 100;

export type Verdict = {
  entries: number;
  /** The signed checkpoints with which the log agrees. */
  agreeing: number;
  /** Problems, a line each. */
  problems: string[];
  /** Notes, a line each. */
  notes: string[];
};

/** An entry as its log states it. */
type Link = {
  seq: number;
  hash: string;
  /** True where its hash is that of its content and of the hash before it. */
  follows: (before: string) => boolean;
  /** True of an entry that tells of a restored backup. */
  isRestore: boolean;
};

/**
 * Checks that each entry follows from the one before it, and that every checkpoint matches. An attacker who rewrites
 * the table can repair the chain of hashes, but not sign it.
 */
export async function verifyChain(
  links: AsyncIterable<Link>,
  checkpoints: Pick<Checkpoints, 'read'>,
  keyName: string,
): Promise<Verdict> {
  const lines = await checkpoints.read();
  const { count, last, hashes, restores, problems } = await walk(
    links,
    new Set(lines.map((line) => line?.seq)),
  );
  const notes: string[] = [];
  let agreeing = 0;
  let signedTo = 0;
  /** First entry after the last restore, seen from the end. */
  let restoredFrom = Number.POSITIVE_INFINITY;
  const signedRestores = new Set<number>();
  /** True where a checkpoint belongs to another log. */
  let isOfAnother = false;
  for (const [index, line] of [...lines.entries()].toReversed()) {
    const name = `The checkpoint in line ${index + 1}`;
    if (!line) {
      problems.push(`${name} is damaged, or was not signed with ${keyName}.`);
    } else if (line.seq >= restoredFrom) {
      notes.push(`${name} (entry ${line.seq}, ${line.at}) lies ahead of the backup that was restored later.`);
    } else if (hashes.get(line.seq) === line.hash) {
      agreeing += 1;
      signedTo = Math.max(signedTo, line.seq);
    } else {
      isOfAnother = true;
      const what =
        line.seq > last
          ? `knows entry ${line.seq}, and the trail ends with entry ${last}.`
          : `knows another entry ${line.seq}: something up to it was rewritten.`;
      problems.push(`${name} (${line.at}) ${what}`);
    }
    if (line?.restored === undefined) continue;
    signedRestores.add(line.seq);
    if (line.seq < restoredFrom) {
      restoredFrom = line.seq;
      notes.push(`Entry ${line.seq} follows the restore of the backup of ${line.restored}.`);
    }
  }
  if (isOfAnother) notes.push(...restores.filter((seq) => !signedRestores.has(seq)).map(restoredElsewhere));
  if (last > signedTo) notes.push(`What came after entry ${signedTo} is not signed yet.`);
  return { entries: count, agreeing, problems: cut(problems), notes: cut(notes.toReversed()) };
}

/** @param wanted numbers of the entries whose hashes are needed. */
async function walk(links: AsyncIterable<Link>, wanted: Set<number | undefined>) {
  const hashes = new Map<number, string>();
  const restores: number[] = [];
  const problems: string[] = [];
  let count = 0;
  let last = 0;
  let before = noEntry;
  for await (const { seq, hash, follows, isRestore } of links) {
    if (seq !== last + 1) {
      problems.push(missing(last + 1, seq - 1));
    } else if (!follows(before)) {
      problems.push(`Entry ${seq} was changed, or the one before it: they do not fit together.`);
    }
    if (wanted.has(seq)) hashes.set(seq, hash);
    if (isRestore) restores.push(seq);
    count += 1;
    before = hash;
    last = seq;
  }
  return { count, last, hashes, restores, problems };
}

const restoredElsewhere = (seq: number) =>
  `Entry ${seq} tells of a restore that was not signed here: was it done with the DATA_DIR of another instance?`;

function missing(from: number, to: number): string {
  return from === to ? `Entry ${from} is missing.` : `The entries ${from} to ${to} are missing.`;
}

function cut(lines: string[]): string[] {
  if (lines.length <= maxReported) return lines;
  return [...lines.slice(0, maxReported), `And ${lines.length - maxReported} more.`];
}
