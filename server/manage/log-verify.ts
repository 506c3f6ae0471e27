import type { Command } from './command.ts';
import { UsageError } from './usage-error.ts';

export const logVerify: Command = {
  name: 'log verify',
  parameters: [],
  summary: 'verifies the publication log by its hashes and signed checkpoints',
  async run({ services, report }) {
    const { entries, agreeing, problems, notes } = await services.publicationLog.verify();
    for (const note of notes) report(note);
    for (const problem of problems) report(`! ${problem}`);
    if (problems.length > 0) throw new UsageError('The publication log was changed.');
    report(`The publication log is intact. Entries: ${entries}. Matching signed checkpoints: ${agreeing}.`);
  },
};
