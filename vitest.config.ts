import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{app,content,scripts,server,shared}/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'workshop/{artwork,defects,proofs}/**/*.test.ts',
    ],
    setupFiles: [join(import.meta.dirname, 'tests/timeouts/stretched-timeouts.ts')],
    retry: process.env['CI'] ? 1 : 0,
    restoreMocks: true,
    unstubEnvs: true,
  },
});
