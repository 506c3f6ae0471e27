import { verifySnapshot } from '../../snapshot/verify-snapshot.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { asUsageError } from './snapshot.ts';

/** Problems that are printed one by one. */
const maxReported = 200;

export const snapshotVerify: Command = {
  name: 'snapshot verify',
  parameters: ['DIR|FILE.tar'],
  options: { 'publication-key': { value: 'KEY', summary: 'requires that the site signs with this key' } },
  summary: 'says which files of a snapshot are changed, missing or not its own; needs no site',
  async runAlone({ options, report }, path = '') {
    const given = options['publication-key'];
    const key = given === undefined ? undefined : String(given);
    const { head, problems } = await verifySnapshot(path, key).catch(asUsageError);
    // Names of files that others made must not control the terminal
    for (const problem of problems.slice(0, maxReported)) report(`! ${problem.replaceAll(/\p{C}/gu, '')}`);
    if (problems.length > maxReported) report(`! and ${problems.length - maxReported} more`);
    if (problems.length > 0) throw new UsageError('The snapshot is not what was signed.');
    report(`${path} is what was signed: ${head.files} files of ${head.site}, made at ${head.made_at}.`);
    report(`Publication key     ${head.key}`);
    if (head.checkpoint) report(`Newest log entry    ${head.checkpoint.seq} ${head.checkpoint.hash}`);
    if (key === undefined)
      report(
        `Compare the key with that of the site (/.well-known/diwan-publication-key.json), or give it: --publication-key=KEY`,
      );
  },
};
