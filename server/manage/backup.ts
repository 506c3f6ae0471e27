import { resolve } from 'node:path';
import type { Command } from './command.ts';

export const backup: Command = {
  name: 'backup',
  parameters: ['[FILE]'],
  summary: 'makes a backup, in FILE or BACKUP_DIR, sealed for the recovery words, and tries it out',
  async run({ services, say: report }, file) {
    const made = await services.backups.make(file && resolve(file));
    report(`${made.file} (${made.bytes} bytes)`);
    report(`It was restored elsewhere to see that it can be: ${made.rows} rows and ${made.files} files.`);
  },
};
