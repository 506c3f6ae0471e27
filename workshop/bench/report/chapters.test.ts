import { expect, test } from 'vitest';
import type { AuditRow, Audits } from '../measure/audits.ts';
import type { Snapshot } from '../measure/snapshot/snapshot.ts';
import type { Verify } from '../measure/verify/verify.ts';
import type { VerifyCosts } from '../measure/verify/verify-costs.ts';
import { chapter } from './chapters.ts';
import { goals } from './goals.ts';

const audited = (name: string, performance: number, tbt: number): AuditRow => ({
  name,
  performance: { median: performance, min: performance, max: performance },
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1_000,
  tbt,
  cls: 0,
});

const audits: Audits = {
  own: [audited('home, Arabic', 99, 20)],
  plain: audited('home of the plain application', 90, 0),
  empty: audited('an empty page', 97, 400),
};

test('an empty page stands below the audited ones, with what it is for, and counts for no goal', () => {
  const written = chapter('audits', audits, {}) ?? '';
  expect(written.match(/^\| .*/gm)?.map((line) => line.split('|')[1]?.trim())).toEqual([
    'page',
    '-----------------------------',
    'home, Arabic',
    'home of the plain application',
    'an empty page',
  ]);
  expect(written).toMatch(/\n\nThe empty page is .* audited in the same run/);
  const ofAudits = goals({ audits });
  expect(ofAudits.find(({ what }) => what.startsWith('total blocking time'))).toMatchObject({
    figure: '20 ms',
    reached: true,
  });
});

const row = { number: 200, right: 200, copies: 200, found: 199, median: 4, p99: 9.5 };
const costs = (slowest: number): VerifyCosts => ({
  index: { seconds: 160, longest: 12 },
  rows: [
    { ...row, text: 'faithful copies' },
    { ...row, text: 'foreign ones', right: 190, copies: 0, found: 0, p99: slowest },
  ],
});

test('the verification has its kinds of texts on both engines, and a goal for the slowest of them', () => {
  const verify: Verify = { items: 100_008, sqlite: costs(31), postgres: costs(62) };
  const written = chapter('verify', verify, {});
  expect(written).toContain('100,008 items with both sides in the publication log');
  expect(written).toContain(
    '| faithful copies | 4 ms   | 9.5 ms      | 4 ms       | 9.5 ms          | 100.0 % | 99.5 % |',
  );
  expect(written).toContain(
    '| foreign ones    | 4 ms   | 31 ms       | 4 ms       | 62 ms           | 95.0 %  | –      |',
  );
  expect(written).toContain('| SQLite     | 160 s               | 12 ms        |');
  expect(goals({ verify })).toEqual([
    {
      what: 'a pasted text among 100,008 items on SQLite, p99',
      goal: '≤ 50 ms',
      figure: '31 ms',
      reached: true,
    },
    {
      what: 'a pasted text among 100,008 items on PostgreSQL, p99',
      goal: '≤ 50 ms',
      figure: '62 ms',
      reached: false,
    },
  ]);
});

test('a snapshot has its size and time, and the goal of a quarter of an hour', () => {
  const snapshot: Snapshot = { items: 100_008, files: 410_000, bytes: 7.1e9, seconds: 1_000 };
  expect(chapter('snapshot', snapshot, {})).toContain('410,000 files\nof 7,100 MB in 1,000 s');
  expect(goals({ snapshot })).toEqual([
    { what: 'a snapshot of 100,008 items', goal: '≤ 900 s', figure: '1,000 s', reached: false },
  ]);
});
