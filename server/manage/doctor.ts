import { type Check, checks } from '../doctor/checks.ts';
import type { Finding } from '../doctor/finding.ts';
import { type InspectedSite, openInspectedSite } from '../doctor/inspected-site.ts';
import { whyNotStarted } from '../errors/start-failure.ts';
import type { Command } from './command.ts';
import { UsageError } from './usage-error.ts';

const width = Math.max(...Object.keys(checks).map((name) => name.length));

export const doctor: Command = {
  name: 'doctor',
  parameters: [],
  summary: 'checks everything the site depends on, and reports each problem with its remedy',
  async runAlone({ config, report }) {
    const site = await openInspectedSite(config);
    let errors = 0;
    try {
      for (const [name, check] of Object.entries(checks)) {
        const findings = await poll(check, site);
        for (const { level, text } of findings) {
          report(`${level.padEnd(7)}  ${name.padEnd(width)}  ${text}`);
          if (level === 'error') errors += 1;
        }
      }
    } finally {
      await site.close();
    }
    if (errors > 0)
      throw new UsageError(errors === 1 ? 'There is one error.' : `There are ${errors} errors.`);
  },
};

/** The error of a failing check is a finding too. */
async function poll(check: Check, site: InspectedSite): Promise<Finding[]> {
  try {
    return await check(site);
  } catch (error) {
    return [{ level: 'error', text: `the check failed (${whyNotStarted(error)})` }];
  }
}
