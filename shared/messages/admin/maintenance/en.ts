/** Messages of the backups, in English. */
export const en = {
  'upkeep.began': 'The backup is being made.',
  'upkeep.tooSoon': 'The last backup is less than an hour old. Please try again later.',
  'upkeep.noRoom':
    'There is too little room on the disk for another backup: a full disk would close the forms. Please tell those who run the server.',
  'upkeep.running': 'A backup is being made just now.',
  'upkeep.noWords': 'There are no recovery words yet, and without them no backup can be sealed.',
  'page.upkeep': 'Backups',

  'upkeep.lead':
    'Every night the whole site is copied: its content, its files and the messages, which stay sealed. The copy can be opened with the 24 recovery words alone.',
  'upkeep.failed': 'How the backups stand could not be loaded',
  'upkeep.checked': 'The last backup is recent, and it can be restored.',

  'upkeep.warning.no-words':
    'No backup is being made: there are no recovery words yet, and a backup is sealed for them.',
  'upkeep.warning.none': 'There is no backup yet.',
  'upkeep.warning.backup-failed': 'The last attempt failed.',
  'upkeep.warning.drill-failed': 'The last backup could not be restored when that was tried.',
  'upkeep.warning.old': 'The last good backup is more than two days old.',
  'upkeep.warning.off': 'No backup is made by itself: BACKUP_DAYS is 0.',
  'upkeep.words': 'Make the recovery words',

  'upkeep.problem.no-room': 'There is no room left on the disk.',
  'upkeep.problem.not-written': 'The server cannot write into the folder of the backups.',
  'upkeep.problem.damaged': 'What was read was not what had been written.',
  'upkeep.problem.failed': 'The server’s log says why.',

  'upkeep.backup': 'The last good backup',
  'upkeep.none': 'None yet',
  'upkeep.made': 'Made',
  'upkeep.size': 'Size',
  'upkeep.file': 'File on the server',
  'upkeep.kept': 'Kept for',
  'upkeep.now': 'Back up now',
  'upkeep.running.now': 'A backup is being made...',
  'upkeep.ready': 'The new backup is ready, and was restored to see that it can be.',

  'upkeep.drill': 'The last trial restore',
  'upkeep.drillLead':
    'After every backup the file is opened and restored beside the site, and what comes out is counted and compared.',
  'upkeep.tried': 'Tried',
  'upkeep.rows': 'Rows of the database',
  'upkeep.files': 'Files',

  'upkeep.what': 'What is a backup good for?',
  'upkeep.whatLoss':
    'Should the server be lost, the site is restored on another one: every page, every file, and the messages for those who held the key.',
  'upkeep.whatCopy':
    'A backup that lies on the same server is lost with it. Have the file copied elsewhere, every day: without the words nobody can read it.',
  'upkeep.whatWords':
    'Whoever restores it types the 24 recovery words that were in force when it was made. Without them it stays shut for everybody.',
} as const;
