import { parseArgs } from 'node:util';
import { Failure } from '../../scripts/failure.mjs';

const help = `npm run bench -- [--quick] [--cold] [--only=PART,…] [--against=COMMIT] [--rounds=N] [--seconds=N]
  --quick    two minutes, to see that it works; the report goes into test-results/bench/ alone
  --cold     also the first start in a fresh clone with an empty npm cache (of what is committed)
  --only     some of the parts: their chapters and goals in docs/performance.md are replaced, all others stay
  --against  instead: this tree against the build of a commit, into test-results/bench/against.md`;

export type Encoding = 'br' | 'gzip';

const full = {
  encodings: ['br', 'gzip'] as Encoding[],
  connections: [1, 64, 256],
  rounds: 5,
  seconds: 1,
  audits: 3,
  items: 100_000,
  /** Of the search: two-word queries of the archive, random ones, and changes. */
  queries: 240,
  randomQueries: 10_000,
  changes: 100,
  /** Pasted texts of a kind that are verified. */
  copies: 200,
  warmUps: 200,
  batchMs: 400,
  submissions: 2_000,
  /** Files of the channel, 50 MB each. */
  files: 10,
  saves: 50,
  starts: 5,
  idleSeconds: 10,
  /** Where two builds are compared: rounds, items created in each site, and renderings and writes of a round. */
  pairs: 9,
  created: 300,
  renderings: 100,
  writes: 20,
};

const quick: typeof full = {
  encodings: ['br'],
  connections: [64],
  rounds: 1,
  seconds: 1,
  audits: 1,
  items: 20_000,
  queries: 60,
  randomQueries: 500,
  changes: 20,
  copies: 40,
  warmUps: 20,
  batchMs: 150,
  submissions: 300,
  files: 2,
  saves: 10,
  starts: 3,
  idleSeconds: 3,
  pairs: 5,
  created: 60,
  renderings: 20,
  writes: 10,
};

export type Options = typeof full & {
  quick: boolean;
  cold: boolean;
  only: string[] | undefined;
  against: string | undefined;
};

/** The options of the command line. `parts` are the names that `--only` knows. */
export function readOptions(parts: string[]): Options {
  const { quick: isQuick, cold, only, against, rounds, seconds } = read();
  const size = isQuick ? quick : full;
  const named = only?.split(',');
  const unknown = named?.find((name) => !parts.includes(name));
  if (unknown !== undefined) throw new Failure(`There is no part "${unknown}", only ${parts.join(', ')}.`);
  return {
    ...size,
    rounds: count(rounds, size.rounds),
    pairs: Math.max(3, count(rounds, size.pairs)),
    seconds: count(seconds, size.seconds),
    quick: isQuick,
    cold,
    only: named,
    against,
  };
}

function read() {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const options = { quick: flag, cold: flag, only: text, against: text, rounds: text, seconds: text };
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new Failure(help);
  }
}

function count(stated: string | undefined, otherwise: number): number {
  if (stated === undefined) return otherwise;
  if (!/^[1-9]\d?$/.test(stated)) throw new Failure(help);
  return Number(stated);
}
