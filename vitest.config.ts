import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{app,content,scripts,server,shared}/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'tests/faults/**/*.test.ts',
    ],
    // A PostgreSQL database is made for each test; a full disk or a slow machine is no reason to fail.
    testTimeout: 30_000,
    retry: process.env['CI'] ? 1 : 0,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
