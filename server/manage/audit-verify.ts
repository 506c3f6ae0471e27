import type { Command } from './command.ts';
import { UsageError } from './usage-error.ts';

export const auditVerify: Command = {
  name: 'audit verify',
  parameters: [],
  summary: 'checks that the audit trail is as it was written, by its hashes and signed checkpoints',
  // Neither keys nor what visitors sent are touched
  afterLoss: true,
  async run({ services, say: report }) {
    const { entries, agreeing, problems, notes } = await services.audit.verify();
    for (const note of notes) report(note);
    for (const problem of problems) report(`! ${problem}`);
    if (problems.length > 0) throw new UsageError('The audit trail is not as it was written.');
    report(`The audit trail is whole. Entries: ${entries}. Signed checkpoints that agree: ${agreeing}.`);
  },
};
