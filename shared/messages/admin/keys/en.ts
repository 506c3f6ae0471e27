/** Messages of the keys and the recovery words, in English. */
export const en = {
  'keys.begun': 'This group has a key already, or had one: its holders grant it to others.',
  'keys.group.directorate': 'The directorate’s officers',
  'keys.group.oversight': 'The oversight body',
  'keys.groupOf': 'Key of: {group}',
  'keys.fingerprint': 'The fingerprint has changed in the meantime. Please compare it again.',
  'keys.rotated': 'A new key is in use. What was received before is being sealed again.',
  'pending.gone': 'This change does not wait any more: it was cancelled, or is in force.',
  'pending.cancelled': 'The change was cancelled.',

  // The banner over every page
  'keys.problem.changed':
    'The keys in the database, or the list of those who hold them, were changed, and not by this site: somebody else writes to the database. Until this is resolved nobody is given the key, and the forms take nothing that a stranger could open.',
  'keys.problem.rolledBack':
    'The keys in the database are those of an earlier time: somebody has put an old state of it back. Until this is resolved nobody is given the key, and both forms are closed.',
  'keys.problem.missing':
    'This site had keys, and its database holds none any more: both forms are closed. Tell whoever runs the server at once: a backup has to be restored, or the keys started again with npm run manage -- keys abandon EMAIL',
  'keys.problemConfirm': 'Tell whoever runs the server at once, and check here who is to hold the key.',
  'keys.problemHolder': 'Tell whoever runs the server at once, and somebody who holds the key.',
  'keys.problemOperator':
    'Tell whoever runs the server at once: it can be resolved only there, with npm run manage -- keys confirm EMAIL',
  'keys.confirmDue':
    'Please check who is to hold the key: a new one is then made for those whom you confirm.',
  'keys.passwordPrinted':
    'Your password is still the first one, which stands in the server’s log or settings. Choose one of your own: a new key is made with it, and the messages open after that.',
  'keys.choosePassword': 'Choose a password',
  'keys.factorMissing':
    'Several people hold the key now, so a password alone no longer opens the messages. Set up a second step for your sign-in: an app on your telephone, or a passkey. The messages open after that.',
  'keys.setUpFactor': 'Set up the second step',

  // The dialog
  'keys.review': 'Check the holders',
  'keys.reviewTitle': 'Who is to hold the key?',
  'keys.reviewLead':
    'A new key is made for you and for those whom you tick, and all stored messages are sealed with it. Whoever is not ticked loses the key, and can be granted it again later.',
  'keys.reviewAlone': 'Nobody but you holds the key.',
  'keys.reviewWords': 'The recovery words',
  'keys.reviewKnown': 'Granted by somebody who held the key.',
  'keys.reviewNew':
    'Not confirmed by anybody yet. Tick this only after this person has read the same fingerprint out to you, by telephone or face to face.',
  'keys.reviewNewWords':
    'Not confirmed by anybody yet. Tick this only if the sheet of the recovery words bears the same fingerprint; otherwise make new words afterwards.',
  'keys.reviewAction': 'Make the new key',
  'keys.reviewFailed': 'The key could not be made. Please try again.',

  // The banner over every page
  'keys.banner': 'Keys',
  'keys.noRecovery':
    'There are no recovery words: if the key is lost, nobody can ever read the messages again.',
  'keys.oneHolder': 'Only one person holds the key: if that password is forgotten, the messages are lost.',
  'keys.createWords': 'Create them now',
  'keys.addHolder': 'Add another holder',

  // Pending changes
  'pending.label': 'Changes that wait',
  'pending.retention':
    '{who} has shortened the time for which read messages are kept, to {value}. It takes effect on {day}.',
  'pending.recovery':
    '{who} has made new recovery words. From {day} on they can be used in place of the old ones. Their fingerprint:',
  'pending.apply': 'Use them now',
  'pending.cancel': 'Cancel this change',
  'pending.failed': 'That could not be done. Please try again.',

  // Keys
  'keys.title': 'Keys',
  'keys.failed': 'Failed to fetch the keys',
  'keys.what': 'What is the key?',
  'keys.whatSeal':
    'Each message and report is sealed the moment it arrives. What is stored on the server opens with the organisation’s key alone.',
  'keys.whatCopies':
    'The key is never stored open. Each person who was granted it has a copy of their own, which their password locks: the operators of the server cannot open it, and nobody can bring back a forgotten password.',
  'keys.whatLoss':
    'So two people at least should hold it, and the recovery words should lie in a safe place. If all of that is lost, the stored messages stay sealed for ever.',
  'keys.organisation': 'The organisation’s key',
  'keys.none':
    'There is no key yet, and nothing can be sealed: the contact and report forms are closed until there is one.',
  'keys.secondHolder':
    'Only one person holds the key. Invite somebody who is trusted, and grant them the key once they have chosen their password.',
  'keys.since': 'In use since {day}',
  'keys.holders': 'People who hold it',
  'keys.resealing': 'The stored messages are being sealed with the new key. Still to do: {count}.',
  'keys.rotationDue': 'The key should be replaced: somebody who held it no longer does.',
  'keys.rotate': 'Replace the key now',
  'keys.rotateQuestion': 'Replace the organisation’s key?',
  'keys.rotateLead':
    'A new key is made for those who hold the present one, and all stored messages are sealed with it, one after another. Nothing is lost meanwhile, and the recovery words stay as they are. Do this when somebody may have come by the key or a password.',
  'keys.rotateAction': 'Replace',
  'keys.holdersOnly': 'Only somebody who holds the key can change anything here.',

  // Recovery words
  'recovery.title': 'Recovery words',
  'recovery.since': 'Made on {day}',
  'recovery.fingerprint': 'Fingerprint of the words',
  'recovery.about':
    '24 words on paper, which open the messages when nobody who held the key can sign in any more. They are used with a backup, on the server.',
  'recovery.make': 'Make recovery words',
  'recovery.renew': 'Make new words',
  'recovery.step': 'Step {number} of {count}',
  'recovery.explainTitle': 'Before you begin',
  'recovery.explainOnce':
    'The words are made in this browser, shown once and stored nowhere. You write them down or print them, then type four of them to make sure.',
  'recovery.explainDanger':
    'Whoever has the paper and a copy of the site’s data reads every message. Keep it in a sealed envelope in a safe: in no photograph, no file and no message.',
  'recovery.explainAlone': 'Be alone with the screen, and allow ten minutes. Have pen and paper ready.',
  'recovery.explainRenew':
    'The new words can be taken into use after {recoveryDelayHours} hours, by anybody who holds the key; until then everybody who holds it can cancel them, and the old ones hold. After that the old ones open only older backups: destroy their paper then, and not before.',
  'recovery.show': 'Show the words',
  'recovery.wordsTitle': 'Write down these 24 words in order',
  'recovery.wordsLead': 'Number by number, in clear letters. They will not be shown again after this.',
  'recovery.print': 'Print',
  'recovery.printHint': 'A printer of your own: shared ones keep what they print.',
  'recovery.written': 'I have written them down',
  'recovery.sheetTitle': 'Recovery words',
  'recovery.sheetUse':
    'These words open the sealed messages of this site when nobody who held the key can sign in. They are used on the server with the command “npm run manage -- recover”.',
  'recovery.sheetKeep': 'Keep this sheet sealed and locked away. Make no photograph or copy of it.',
  'recovery.sheetMade': 'Made on {day} for {site}',
  'recovery.checkTitle': 'Type these four words',
  'recovery.checkLead': 'Read them from your paper.',
  'recovery.word': 'Word {number}',
  'recovery.wrong': 'This is not word {number}. Look at your paper again.',
  'recovery.again': 'Show the words again',
  'recovery.confirm': 'Confirm',
  'recovery.sending': 'Confirming...',
  'recovery.failed': 'The words could not be confirmed. Please try again: they still hold.',
  'recovery.dropped': 'Throw the words away',

  // Openings and exports in numbers
  'bulk.label': 'Openings and exports in numbers',
  'bulk.opened_one': '{who} opened {count} message or report in one call on {day}.',
  'bulk.opened_other':
    '{who} opened {count} messages or reports in one call on {day}. If that was not agreed, speak with them, and look into the audit trail.',
  'bulk.exported_one': '{who} saved or printed {count} message or report on {day}.',
  'bulk.exported_other':
    '{who} saved or printed {count} messages or reports on {day}. If that was not agreed, speak with them, and look into the audit trail.',
  'bulk.close': 'I have seen it',
} as const;
