import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { slowness } from '#tests/timeouts/slowness.ts';

/** The folders whose tests take longest, the slowest first: no worker is to be left with them in the end. */
const slowest = ['/workshop/proofs/', '/server/manage/', '/server/backup/', '/server/lifecycle/'];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = slowest.findIndex((folder) => moduleId.includes(folder));
      return found < 0 ? slowest.length : found;
    };
    return files.toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    include: [
      '{app,content,scripts,server,shared}/**/*.test.{ts,tsx}',
      'tests/*.test.{ts,tsx}',
      'workshop/{artwork,bench,defects,proofs}/**/*.test.ts',
    ],
    globalSetup: join(import.meta.dirname, 'tests/databases/migrated-database.ts'),
    setupFiles: [join(import.meta.dirname, 'tests/timeouts/stretched-timeouts.ts')],
    // Vitest would leave one of two processors idle, and load the server again for each file
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    retry: 0,
    expect: { poll: { timeout: 10_000 * slowness() } },
    restoreMocks: true,
    unstubEnvs: true,
  },
});
