import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a test file that does not exist is named, and nothing else is run in its place', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/test/run-tests.ts', 'no-such.test.ts'],
    {
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('There is no test file no-such.test.ts.\n');
  expect([status, stdout.trim()]).toEqual([1, '0 passed, 1 failed']);
});
