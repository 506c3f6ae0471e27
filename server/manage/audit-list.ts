import type { Command, Options } from './command.ts';
import { UsageError } from './usage-error.ts';

export const auditList: Command = {
  name: 'audit list',
  parameters: [],
  options: { since: { value: 'TIMESTAMP', summary: 'such as 2026-11-21, or 2026-11-21T09:00Z' } },
  summary: 'lists audit events: number, timestamp, actor, action, subject, count',
  afterLoss: true,
  async run({ services, report, options }) {
    for await (const entry of services.audit.entries.all(timestampOf(options['since']))) {
      const { seq, at, actor, action, subject, amount } = entry;
      const line = [seq, at, actor, action, subject, amount].filter((part) => part !== null && part !== '');
      // Control characters would reach the terminal
      report(line.join('  ').replaceAll(/\p{C}/gu, ''));
    }
  },
};

/** In the format of audit entries, in UTC. */
function timestampOf(since: Options[string] | undefined): string | undefined {
  if (typeof since !== 'string') return undefined;
  const timestamp = Date.parse(since);
  if (Number.isNaN(timestamp)) throw new UsageError(`"${since}" is not a date such as 2026-11-21.`);
  return new Date(timestamp).toISOString();
}
