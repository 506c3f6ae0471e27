import { ageIdentity } from '../backup/archive/age-keys.ts';
import { asBackupError, BackupError } from '../backup/archive/backup-error.ts';
import { refuseUnlessEmpty, restoreBackup } from '../backup/restore.ts';
import { createServices } from '../composition.ts';
import type { Config } from '../config.ts';
import { recoveryKeyPair } from '../crypto/sealing/recovery-words.ts';
import { connect } from '../db/connect.ts';
import { createStorage } from '../services/files/create-storage.ts';
import type { Command } from './command.ts';

export const restore: Command = {
  name: 'restore',
  parameters: ['FILE'],
  summary: 'restores a backup into an empty site, by the 24 recovery words',
  createsSite: true,
  async runAlone({ config, prompt, report }, file = '') {
    const storage = createStorage(config);
    let madeAt = '';
    try {
      await storage.open();
      const target = { place: config, storage };
      await refuseUnlessEmpty(target);
      const pair = recoveryKeyPair(await prompt.hidden('The 24 recovery words: '));
      if (!pair) throw new BackupError('wrong-words', mistyped);
      const { rows, files, made_at } = await restoreBackup(target, file, ageIdentity(pair.privateKey));
      report(`The site is as it was on ${made_at}: ${rows} rows and ${files} files.`);
      madeAt = made_at;
    } catch (error) {
      throw asBackupError(error);
    }
    const removed = await bringUpToDate(config, madeAt);
    if (removed > 0) report(`Messages removed that have expired since then: ${removed}.`);
    report('All sessions are ended. Start the site; passwords are those of that day.');
  },
};

const mistyped = 'These are not 24 recovery words: check the spelling of each. Nothing was changed.';

/**
 * Signs the keys and the audit trail in their present state, and removes messages that have expired since the backup.
 * @returns the number of removed messages.
 */
async function bringUpToDate(config: Config, madeAt: string): Promise<number> {
  const database = await connect(config);
  try {
    const { audit, inbox, keyFileProblem, keyring, publicationLog } = createServices({
      ...config,
      db: database.db,
    });
    if (!(await keyFileProblem())) await keyring.adopt({ restored: true });
    await publicationLog.signRestore(madeAt);
    await audit.signRestore(madeAt);
    return await inbox.removeOld();
  } finally {
    await database.close();
  }
}
