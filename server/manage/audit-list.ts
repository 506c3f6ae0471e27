import type { Command, Options } from './command.ts';
import { UsageError } from './usage-error.ts';

export const auditList: Command = {
  name: 'audit list',
  parameters: [],
  options: { since: { value: 'MOMENT', summary: 'such as 2026-11-21, or 2026-11-21T09:00Z' } },
  summary: 'lists what was done: number, moment, who, what, to what, how many',
  afterLoss: true,
  async run({ services, say: report, options }) {
    for await (const entry of services.audit.entries.all(timestampOf(options['since']))) {
      const { seq, at, actor, action, subject, amount } = entry;
      const line = [seq, at, actor, action, subject, amount].filter((part) => part !== null && part !== '');
      // Nothing of it steers a terminal
      report(line.join('  ').replaceAll(/\p{C}/gu, ''));
    }
  },
};

/** As entries bear it, in UTC. */
function timestampOf(since: Options[string] | undefined): string | undefined {
  if (typeof since !== 'string') return undefined;
  const timestamp = Date.parse(since);
  if (Number.isNaN(timestamp)) throw new UsageError(`"${since}" is no day such as 2026-11-21.`);
  return new Date(timestamp).toISOString();
}
