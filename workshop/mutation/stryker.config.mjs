const results = 'test-results/mutation/sealing';

/** Changes one place at a time, and runs each test that comes past it. */
export default {
  mutate: ['server/crypto/**/*.ts', '!**/*.test.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'workshop/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 10_000,
  thresholds: { high: 95, low: 90, break: 85 },
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: `${results}.json` },
  htmlReporter: { fileName: `${results}.html` },
  tempDirName: `${results}-sandbox`,
  // A mutant in code that runs while a module loads would need every test again
  ignoreStatic: true,
  // Not copied beside the mutants; the compiler is another than the one that it would read its settings with
  ignorePatterns: [
    '/build',
    '/data',
    '/public',
    '/docs',
    '/workshop/bench',
    '/deploy',
    '/test-results',
    '/tsconfig.json',
  ],
};
