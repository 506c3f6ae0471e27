/** Messages of the backups, in English. */
export const en = {
  'page.maintenance': 'Backups',

  'maintenance.lead':
    'Every night the whole site is copied: its content, its files and the messages, which stay sealed. The copy can be opened with the 24 recovery words alone.',
  'maintenance.failed': 'How the backups stand could not be loaded',
  'maintenance.checked': 'The last backup is recent, and it can be restored.',

  'maintenance.warning.no-words':
    'No backup is being made: there are no recovery words yet, and a backup is sealed for them.',
  'maintenance.warning.none': 'There is no backup yet.',
  'maintenance.warning.backup-failed': 'The last attempt failed.',
  'maintenance.warning.drill-failed': 'The last backup could not be restored when that was tried.',
  'maintenance.warning.old': 'The last good backup is more than {oldBackupHours} hours old.',
  'maintenance.warning.off': 'No backup is made by itself: BACKUP_DAYS is 0.',
  'maintenance.words': 'Make the recovery words',

  'maintenance.problem.no-room': 'There is no room left on the disk.',
  'maintenance.problem.not-written': 'The server cannot write into the folder of the backups.',
  'maintenance.problem.damaged': 'What was read was not what had been written.',
  'maintenance.problem.failed': 'The server’s log says why.',

  'maintenance.backup': 'The last good backup',
  'maintenance.none': 'None yet',
  'maintenance.made': 'Made',
  'maintenance.size': 'Size',
  'maintenance.file': 'File on the server',
  'maintenance.retention': 'Kept for',
  'maintenance.now': 'Back up now',
  'maintenance.running.now': 'A backup is being made...',
  'maintenance.ready': 'The new backup is ready, and was restored to see that it can be.',

  'maintenance.drill': 'The last trial restore',
  'maintenance.drillLead':
    'After every backup the file is opened and restored beside the site, and what comes out is counted and compared.',
  'maintenance.tried': 'Tried',
  'maintenance.rows': 'Rows of the database',
  'maintenance.files': 'Files',

  'maintenance.what': 'What is a backup good for?',
  'maintenance.whatLoss':
    'Should the server be lost, the site is restored on another one: every page, every file, and the messages for those who held the key.',
  'maintenance.whatCopy':
    'A backup that lies on the same server is lost with it. Have the file copied elsewhere, every day: without the words nobody can read it.',
  'maintenance.whatWords':
    'Whoever restores it types the 24 recovery words that were in force when it was made. Without them it stays shut for everybody.',
} as const;
