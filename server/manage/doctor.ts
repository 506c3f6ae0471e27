import { type Check, checks } from '../doctor/checks.ts';
import type { Finding } from '../doctor/finding.ts';
import { openPatient, type Patient } from '../doctor/site-under-test.ts';
import { whyNotStarted } from '../errors/start-failure.ts';
import type { Command } from './command.ts';
import { UsageError } from './usage-error.ts';

const width = Math.max(...Object.keys(checks).map((name) => name.length));

export const doctor: Command = {
  name: 'doctor',
  parameters: [],
  summary: 'looks at all that the site stands on, and says in one line each what to do',
  async runAlone({ config, say }) {
    const patient = await openPatient(config);
    let errors = 0;
    try {
      for (const [name, check] of Object.entries(checks)) {
        const findings = await look(check, patient);
        for (const { level, text } of findings) {
          say(`${level.padEnd(7)}  ${name.padEnd(width)}  ${text}`);
          if (level === 'error') errors += 1;
        }
      }
    } finally {
      await patient.close();
    }
    if (errors > 0)
      throw new UsageError(errors === 1 ? 'There is one error.' : `There are ${errors} errors.`);
  },
};

/** What keeps a check from looking is a finding too. */
async function look(check: Check, patient: Patient): Promise<Finding[]> {
  try {
    return await check(patient);
  } catch (error) {
    return [{ level: 'error', text: `this could not be looked at (${whyNotStarted(error)})` }];
  }
}
