import type { Command } from './command.ts';
import { UsageError } from './usage-error.ts';

export const auditVerify: Command = {
  name: 'audit verify',
  parameters: [],
  summary: 'verifies the audit trail by its hashes and signed checkpoints',
  // Uses neither keys nor submissions
  afterLoss: true,
  async run({ services, report }) {
    const { entries, agreeing, problems, notes } = await services.audit.verify();
    for (const note of notes) report(note);
    for (const problem of problems) report(`! ${problem}`);
    if (problems.length > 0) throw new UsageError('The audit trail was changed.');
    report(`The audit trail is intact. Entries: ${entries}. Matching signed checkpoints: ${agreeing}.`);
  },
};
