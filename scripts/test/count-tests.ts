import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

type Counted = { passed: number; failed: number; failedFiles: string[] };

type VitestReport = {
  numPassedTests: number;
  numTotalTests: number;
  testResults: { name: string; status: string }[];
};

type Suite = { file: string; specs?: { ok: boolean }[]; suites?: Suite[] };

type PlaywrightReport = {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; skipped: number };
  suites: Suite[];
};

const readers = {
  vitest: ({ numPassedTests, numTotalTests, testResults }: VitestReport): Counted => ({
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests,
    failedFiles: testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => relative('.', name)),
  }),
  playwright: ({ stats, suites, config }: PlaywrightReport): Counted => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.skipped,
    failedFiles: suites.filter(hasFailed).map(({ file }) => relative('.', join(config.rootDir, file))),
  }),
};

export type Runner = keyof typeof readers;

const hasFailed = ({ specs = [], suites = [] }: Suite): boolean =>
  specs.some(({ ok }) => !ok) || suites.some(hasFailed);

/**
 * The number of tests that a runner passed and failed, and the files of the failed ones, from its JSON report. A skipped test counts as failed, and so does a
 * runner that crashed, ran nothing, or failed beside its tests. One that passed at a second try is named by its runner.
 */
export function countTests(runner: Runner, file: string, succeeded: boolean): Counted {
  const counted = read(runner, file);
  const crashed = counted.failed === 0 && (!succeeded || counted.passed === 0);
  return crashed ? { ...counted, failed: 1 } : counted;
}

function read(runner: Runner, file: string): Counted {
  try {
    return readers[runner](JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, failedFiles: [] };
  }
}
