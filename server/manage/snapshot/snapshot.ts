import { makeSnapshot } from '../../snapshot/make-snapshot.ts';
import { SnapshotError } from '../../snapshot/snapshot-error.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage-error.ts';

export const snapshot: Command = {
  name: 'snapshot',
  parameters: ['DIR|FILE.tar'],
  summary: 'copies all that is public into files, for a USB stick or a static host',
  async run({ services, publicUrl, report }, path = '') {
    const began = performance.now();
    const { head, added, changed, unchanged, removed } = await makeSnapshot(
      { services, publicUrl },
      path,
    ).catch(asUsageError);
    const seconds = Math.round((performance.now() - began) / 1000);
    report(`${path} holds ${head.files} files (${Math.ceil(head.bytes / 1e6)} MB), made in ${seconds} s.`);
    report(`Added: ${added}. Changed: ${changed}. Unchanged: ${unchanged}. Removed: ${removed}.`);
    report(`Signed with the publication key ${head.key}.`);
  },
};

export function asUsageError(error: unknown): never {
  throw error instanceof SnapshotError ? new UsageError(error.message) : error;
}
