import { readFileSync } from 'node:fs';

const readers = {
  vitest: ({ numPassedTests, numTotalTests }) => ({
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests,
  }),
  playwright: ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
  }),
};

/**
 * How many tests a runner passed and failed, from its JSON report. A skipped test counts as failed, and so does a
 * runner that crashed, ran nothing, or failed beside its tests. One that passed at a second try is named by its runner.
 */
export function countTests(runner, file, succeeded) {
  const { passed, failed } = read(runner, file);
  if (failed === 0 && (!succeeded || passed === 0)) return { passed, failed: 1 };
  return { passed, failed };
}

function read(runner, file) {
  try {
    return readers[runner](JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
