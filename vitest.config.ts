import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{app,content,scripts,server,shared}/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'tests/faults/**/*.test.ts',
    ],
    setupFiles: [join(import.meta.dirname, 'tests/stretched-timeouts.ts')],
    retry: process.env['CI'] ? 1 : 0,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
