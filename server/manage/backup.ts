import { resolve } from 'node:path';
import type { Command } from './command.ts';

export const backup: Command = {
  name: 'backup',
  parameters: ['[FILE]'],
  summary: 'makes a backup in FILE or BACKUP_DIR, sealed for the recovery words, and tests it',
  async run({ services, report }, file) {
    const made = await services.backups.make(file && resolve(file));
    report(`${made.file} (${made.bytes} bytes)`);
    report(`Its test restore succeeded: ${made.rows} rows and ${made.files} files.`);
  },
};
