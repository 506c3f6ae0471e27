import { ageIdentity } from '../backup/age-keys.ts';
import { asBackupError, BackupError } from '../backup/backup-error.ts';
import { refuseUnlessEmpty, restoreBackup } from '../backup/restore.ts';
import type { Config } from '../config.ts';
import { recoveryKeyPair } from '../crypto/recovery-words.ts';
import { connect } from '../db/connect.ts';
import { createStorage } from '../services/create-storage.ts';
import { createServices } from '../services.ts';
import type { Command } from './command.ts';

export const restore: Command = {
  name: 'restore',
  parameters: ['FILE'],
  summary: 'restores a backup into an empty place, by the 24 recovery words',
  async runAlone({ config, ask, say }, file = '') {
    const storage = createStorage(config);
    try {
      await storage.open();
      const target = { place: config, storage };
      await refuseUnlessEmpty(target);
      const pair = recoveryKeyPair(await ask.hidden('The 24 recovery words: '));
      if (!pair) throw new BackupError('wrong-words', mistyped);
      const { rows, files, made_at } = await restoreBackup(target, file, ageIdentity(pair.privateKey));
      say(`The site is as it was on ${made_at}: ${rows} rows and ${files} files.`);
    } catch (error) {
      throw asBackupError(error);
    }
    const removed = await removeOld(config);
    if (removed > 0) say(`Messages removed whose time has come since then: ${removed}.`);
    say('Nobody is signed in. Start the site, and everybody signs in with the password of that day.');
  },
};

const mistyped =
  'These are not 24 recovery words: see that each is typed as it was written down. Nothing was changed.';

/** What was removed for its age since the backup was made stays removed. @returns how many messages that were. */
async function removeOld(config: Config): Promise<number> {
  const database = await connect(config);
  try {
    return await createServices({ ...config, db: database.db }).inbox.removeOld();
  } finally {
    await database.close();
  }
}
