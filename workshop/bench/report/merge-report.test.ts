import { expect, test } from 'vitest';
import type { Results } from '../parts.ts';
import { mergeReport } from './merge-report.ts';

const earlier = `# Performance

Written by a run.

Not measured this time: search, starts.

## The goals

| what             | goal    | here  | reached |
| ---------------- | ------- | ----- | ------- |
| save of one item | ≤ 30 ms | 99 ms | **no**  |
| memory, idle     | ≤ 1 MB  | 2 MB  | **no**  |

## Views of the home page, beside a plain single-page application

Their figures.

## Obstacles

Some.
`;

const spread = (median: number) => ({ median, min: median, max: median });
const results = {
  machine: { date: '2026-11-26', cores: 2, model: 'A processor', memory: 1, node: '26.0.0', load: 3 },
  minutes: 4.2,
  starts: { warm: spread(0.5), cold: undefined, idle: 100e6 },
} as unknown as Results;

test('a part that is measured alone has its chapter and its goals in the report, and all others stay', () => {
  const once = mergeReport(earlier, results);
  expect(once).toContain('| save of one item                               | ≤ 30 ms  | 99 ms  | **no**  |');
  expect(once).toContain('| memory, idle                                   | ≤ 120 MB | 100 MB | yes     |');
  expect(once).toContain('| `npm start` of a built tree, to the first page | ≤ 1 s');
  expect(once).toContain('Not measured this time: search.');
  expect(once.match(/^## .*/gm)).toEqual([
    '## The goals',
    '## Views of the home page, beside a plain single-page application',
    '## Starts and memory',
    '## Obstacles',
  ]);
  expect(once).toContain('Measured by itself on 2026-11-26, in 5 minutes');
  expect(mergeReport(once, results)).toBe(once);
});
