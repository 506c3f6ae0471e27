import { readFileSync } from 'node:fs';
import { filesOf } from '../hash-files.mjs';
import type { Finding } from './finding.ts';

/** The most lines of half of the sources, and of 19 of 20. The linter knows the most for each. */
const most = { half: 60, nearlyAll: 200 };

/** Most sources of the product have to be short. */
export function lengths(): Finding {
  const counted = ['app', 'server', 'shared']
    .flatMap((floor) => filesOf(floor))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length)
    .toSorted((one, other) => one - other);
  const at = (share: number) => counted[Math.ceil(counted.length * share) - 1] ?? 0;
  const [half, nearlyAll] = [at(0.5), at(0.95)];
  return {
    ok: half <= most.half && nearlyAll <= most.nearlyAll,
    message: `half of ${counted.length} sources have at most ${half} lines, 19 of 20 at most ${nearlyAll}`,
  };
}
