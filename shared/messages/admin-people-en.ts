/** The sentences about administrators, their accounts, invitations and keys, in English. */
export const adminPeopleEn = {
  'page.administrators': 'Administrators',
  'page.account': 'My account',

  // The banner over every page
  'keys.banner': 'Keys',
  'keys.noRecovery':
    'There are no recovery words: if the key is lost, nobody can ever read the messages again.',
  'keys.oneHolder': 'Only one person holds the key: if that password is forgotten, the messages are lost.',
  'keys.createWords': 'Create them now',
  'keys.addHolder': 'Add another holder',

  // What takes effect later
  'pending.label': 'Changes that wait',
  'pending.retention':
    '{who} has shortened the time for which read messages are kept, to {value}. It takes effect on {day}.',
  'pending.recovery':
    '{who} has made new recovery words. They take effect with the first sign-in after {day}; until then the old ones hold. Their fingerprint:',
  'pending.cancel': 'Cancel this change',
  'pending.failed': 'The change could not be cancelled. Please try again.',

  // Administrators
  'people.lead':
    'Who signs in to this area, and who reads the confidential messages. These are two rights: everybody here edits the site’s content, and only those who were granted the key read what visitors send.',
  'people.failed': 'Failed to fetch the administrators',
  'people.people': 'People',
  'people.you': 'You',
  'people.reads': 'Reads the messages',
  'people.waits': 'Waits for the key',
  'people.signInAgain':
    'The key was granted to you, but this sign-in does not hold it. Log out and sign in again to read the messages.',
  'people.fingerprint': 'Key fingerprint',
  'people.ownUnknown': 'Log out and sign in again to see it.',
  'people.since': 'Administrator since {day}',
  'people.actionOn': '{action}: {email}',
  'people.yours':
    'You do not hold the key yet, so you cannot read the messages. Ask somebody who holds it to grant it to you, by telephone or in person: they will ask for this fingerprint of your key.',
  'people.actionFailed': 'This could not be done. Please try again.',
  'people.cancel': 'Cancel',

  'people.grant': 'Grant the key',
  'people.grantQuestion': 'Grant the key to this person?',
  'people.grantLead':
    'Whoever holds the key reads all messages and reports. Telephone or meet this person, and have them read out to you the fingerprint that they see under “My account”. It must be this one:',
  'people.grantWarning':
    'Grant nothing if a single group differs, or if you have only a written message from them: somebody else may have taken their place.',
  'people.compared': 'I have compared the fingerprint with this person, and it is the same',
  'people.reset': 'Reset the password',
  'people.resetQuestion': 'Make a link for a new password?',
  'people.resetLead':
    'With the link this person chooses a new password, which nobody else learns. They get a new key pair with it, so they read no messages until somebody compares their new fingerprint and grants the key again.',
  'people.resetAction': 'Make the link',
  'people.remove': 'Remove',
  'people.removeQuestion': 'Remove this administrator?',
  'people.removeSessions': 'They are signed out everywhere at once.',
  'people.removeKey': 'The key is taken from them.',
  'people.removeRotation':
    'The organisation’s key is replaced, and all stored messages are sealed anew: an old copy of the key opens nothing of them.',
  'people.removeRest': 'What they have read or copied before cannot be taken back.',

  // Invitations
  'invite.title': 'Invitations',
  'invite.lead':
    'An invited person chooses a password of their own by a link that works once, for 72 hours. They can then edit the content; they read no messages until somebody grants them the key.',
  'invite.email': 'E-mail of the new administrator',
  'invite.submit': 'Make an invitation link',
  'invite.pending': 'Making the link...',
  'invite.failed': 'The link could not be made. Please try again.',
  'invite.open': 'Links that have not been used',
  'invite.none': 'No link is open.',
  'invite.toJoin': 'Invitation',
  'invite.toReset': 'New password',
  'invite.until': 'Until {moment}',
  'invite.revoke': 'Revoke',
  'invite.revokeQuestion': 'Revoke this link?',
  'invite.revokeLead': 'It opens nothing any more. You can make another one.',
  'link.title': 'The link is ready',
  'link.lead':
    'It is shown here only once. Hand it to this person yourself, in person or in a message that only they read: whoever opens it first chooses the password.',
  'link.label': 'Link',
  'link.copy': 'Copy the link',
  'link.copied': 'The link was copied.',
  'link.selected': 'The browser does not allow copying. The link is selected: copy it yourself.',
  'link.until': 'It works once, until {moment}.',
  'link.done': 'Done',

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
  'recovery.notLoaded': 'This part of the page did not come. Check the connection and try again.',
  'recovery.step': 'Step {number} of {count}',
  'recovery.explainTitle': 'Before you begin',
  'recovery.explainOnce':
    'The words are made in this browser, shown once and stored nowhere. You write them down or print them, then type four of them to make sure.',
  'recovery.explainDanger':
    'Whoever has the paper and a copy of the site’s data reads every message. Keep it in a sealed envelope in a safe: in no photograph, no file and no message.',
  'recovery.explainAlone': 'Be alone with the screen, and allow ten minutes. Have pen and paper ready.',
  'recovery.explainRenew':
    'The new words take effect after 24 hours, when somebody who holds the key next signs in; until then everybody who holds it can cancel them, and the old ones hold. After that the old ones open only older backups: destroy their paper then, and not before.',
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

  // My account
  'account.failed': 'Failed to fetch your account',
  'account.title': 'You',
  'account.email': 'E-mail',
  'account.fingerprintHint':
    'Somebody who grants you the key asks you to read this out, by telephone or in person.',
  'account.messages': 'Messages',
  'account.reads': 'You hold the key and read the messages.',
  'account.waits': 'You do not hold the key: ask somebody who does to grant it to you.',
  'password.title': 'Change the password',
  'password.lead':
    'All your sessions end, this one too, and you sign in with the new password. You keep the key. Nobody can bring back a forgotten password.',
  'password.current': 'Present password',
  'password.new': 'New password',
  'password.again': 'New password once more',
  'password.hint':
    'At least {count} characters. A few words that do not belong together are easy to remember and hard to guess. Do not use it anywhere else.',
  'password.short': 'The new password needs at least {count} characters.',
  'password.different': 'The two are not the same.',
  'password.missing': 'Please enter your present password.',
  'password.submit': 'Change the password',
  'password.pending': 'Changing it...',
  'password.failed': 'The password could not be changed. Please try again.',
  'login.changed': 'Your password was changed. Sign in with the new one.',
  'sessions.title': 'Sign-ins',
  'sessions.lead': 'Where you are signed in now. End what you do not recognise, then change your password.',
  'sessions.failed': 'Failed to fetch your sign-ins',
  'sessions.began': 'Signed in',
  'sessions.used': 'Last used',
  'sessions.current': 'This one',
  'sessions.end': 'End',
  'sessions.endOf': 'End the sign-in of {moment}',

  // The page of an invitation
  'invitation.title': 'Welcome',
  'invitation.resetTitle': 'A new password',
  'invitation.lead': 'You were invited to work in this site’s content area. Choose a password for it.',
  'invitation.resetLead': 'Choose a new password for the content area.',
  'invitation.forgotten':
    'Nobody else learns your password, and nobody can bring it back if it is forgotten.',
  'invitation.submit': 'Save the password',
  'invitation.pending': 'Saving it...',
  'invitation.failed': 'The link could not be checked. Please try again.',
  'invitation.saveFailed': 'The password could not be saved. Please try again.',
  'invitation.goneTitle': 'This link opens nothing',
  'invitation.goneLead':
    'It was used already, it is older than 72 hours, it was revoked, or a part of it is missing. Ask whoever gave it to you for another one.',
  'invitation.unread': 'If you have just reloaded this page, open the link once more where you received it.',
  'invitation.doneTitle': 'Your password is saved',
  'invitation.doneLead': 'You can sign in now and edit the content.',
  'invitation.doneKey':
    'To read the messages that visitors send, you need the key. Telephone or meet an administrator who holds it, and read out this fingerprint of your key. You will find it again under “My account”.',
  'invitation.login': 'Sign in',
} as const;
