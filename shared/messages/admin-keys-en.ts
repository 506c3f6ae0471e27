/** The sentences about keys that have to be confirmed, and the first password, in English. */
export const adminKeysEn = {
  // The banner over every page
  'keys.problem.changed':
    'The keys in the database, or the list of those who hold them, were changed, and not by this site: somebody else writes to the database. Until this is resolved nobody is given the key, and the forms take nothing that a stranger could open.',
  'keys.problem.rolledBack':
    'The keys in the database are those of an earlier time: somebody has put an old state of it back. Until this is resolved nobody is given the key, and both forms are closed.',
  'keys.problem.missing':
    'This site had keys, and its database holds none any more: both forms are closed. Tell whoever runs the server at once: a backup has to be restored, or the keys begun anew with npm run manage -- keys abandon EMAIL',
  'keys.problemConfirm': 'Tell whoever runs the server at once, and check here who is to hold the key.',
  'keys.problemHolder': 'Tell whoever runs the server at once, and somebody who holds the key.',
  'keys.problemOperator':
    'Tell whoever runs the server at once: it can be resolved only there, with npm run manage -- keys confirm EMAIL',
  'keys.confirmDue':
    'Please check who is to hold the key: a new one is then made for those whom you confirm.',
  'keys.passwordPrinted':
    'Your password is still the first one, which stands in the server’s log or settings. Choose one of your own: a new key is made with it, and the messages open after that.',
  'keys.choosePassword': 'Choose a password',

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

  // My account, and the inbox
  'password.known': 'Somebody else may know the present password',
  'password.knownHint':
    'If you read the messages, the organisation’s key is replaced then: an old copy of the database and the old password open nothing that arrives later.',
  'inbox.printed.title': 'Choose your own password first',
} as const;
