/** Messages of administrators and invitations, in English. */
export const en = {
  'administrator.exists': 'There is an administrator with this address already.',
  'administrator.last': 'This is the only administrator: add another one first.',
  'administrator.removed': 'The administrator was removed, and a new key is in use.',
  'leave.heir': 'Drafts to {email}',
  'role.writer': 'Writer',
  'role.editor': 'Editor',
  'role.officer': 'Officer',
  'role.auditor': 'Auditor',
  'role.administrator': 'Administrator',
  'role.none': 'Choose at least one role.',
  'role.changed': 'The roles are saved.',
  'role.changedKey': 'The roles are saved, and a new key is in use.',
  'role.notOfficer': 'Only an officer is granted the key: give this person that role first.',
  'role.otherSection': 'Your role does not reach this section.',
  'role.allSections': 'Your role is limited to some sections, and this concerns all of them.',
  'role.published': 'This changes what visitors see at once: ask an editor to do it.',
  'invitation.revoked': 'The link no longer works.',
  'page.administrators': 'Administrators',

  // Administrators
  'people.lead':
    'Who signs in to this area, and who reads the confidential messages. Roles say what each person may do; only officers who were granted the key read what visitors send.',
  'people.failed': 'Failed to fetch the administrators',
  'people.people': 'People',
  'people.you': 'You',
  'people.reads': 'Reads the messages',
  'people.readsOversight': 'Reads for the oversight body',
  'people.waits': 'Waits for the key',
  'people.signInAgain':
    'The key was granted to you, but this sign-in does not hold it. Log out and sign in again to read the messages.',
  'people.fingerprint': 'Key fingerprint',
  'people.ownUnknown': 'Log out and sign in again to see it.',
  'people.since': 'Account since {day}',
  'people.signedIn': 'Last sign-in: {day}',
  'people.neverSignedIn': 'Has not signed in yet',
  'people.actionOn': '{action}: {email}',
  'people.yours':
    'You do not hold the key yet, so you cannot read the messages. Ask somebody who holds it to grant it to you, by telephone or in person: they will ask for this fingerprint of your key.',
  'people.actionFailed': 'This could not be done. Please try again.',
  'people.cancel': 'Cancel',

  // Roles and sections of a person
  'people.roles': 'Change the roles',
  'roles.choose': 'Roles',
  'roles.may.writer':
    'Writes and translates drafts, and uploads files. Publishes nothing, reads no messages.',
  'roles.may.editor': 'All that a writer does; publishes, withdraws and deletes as well.',
  'roles.may.officer': 'Reads messages and reports once somebody has granted them the key. Edits no content.',
  'roles.may.auditor': 'Reads the audit trail, the statistics and the settings. Changes nothing.',
  'roles.may.administrator': 'Looks after people, settings and maintenance. Reads no messages.',
  'roles.sections': 'Sections of the writer or editor',
  'roles.sectionsHint': 'If none is chosen, all sections are open.',
  'roles.question': 'Which roles shall this person have?',
  'roles.save': 'Save the roles',
  'roles.waitsForKey':
    'They read no messages until a holder of the key has compared their fingerprint and granted it.',
  'roles.ownAdministrator':
    'You will no longer look after people and settings, and cannot undo this yourself.',
  'roles.atOnce': 'The change counts at once, wherever this person is signed in.',

  'people.grant': 'Grant the key',
  'people.grantQuestion': 'Grant the key to this person?',
  'people.grantLead':
    'Whoever holds the key reads all messages and reports. Telephone or meet this person, and have them read out to you the fingerprint that they see under “My account”. It must be this one:',
  'people.grantWarning':
    'Grant nothing if a single group differs, or if you have only a written message from them: somebody else may have taken their place.',
  'people.begin': 'Begin the oversight body’s key',
  'people.beginQuestion': 'Begin the key of the oversight body with this person?',
  'people.beginLead':
    'They will be the first who reads what is sent to the oversight body; nobody in the directorate can. They grant the key to others of the body themselves, and never get that of the directorate. Telephone or meet this person, and have them read out to you the fingerprint that they see under “My account”. It must be this one:',
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
    'The organisation’s key is replaced, and all stored messages are sealed again: an old copy of the key opens nothing of them.',
  'people.removeRest': 'What they have read or copied before cannot be taken back.',

  'leave.drafts': 'Who takes over the drafts? ({count})',
  'leave.nobody': 'Nobody: they stay as they are',
  'leave.heirHint':
    'They find the drafts under “Waiting for me”. Only people who may edit all sections of these drafts are offered.',
  'leave.noDrafts': 'No draft of theirs waits to be published.',
  'leave.failed': 'The drafts could not be loaded',

  // The page of a person
  'person.title': 'Person',
  'person.failed': 'Failed to fetch this person',
  'person.back': 'All people',
  'person.noSessions': 'This person is not signed in anywhere.',
  'person.endAll': 'End all sign-ins',
  'person.endAllQuestion': 'Sign this person out everywhere?',
  'person.endAllLead': 'They can sign in again. If the password may be known to others, reset it as well.',
  'person.noFactors': 'They sign in with the password alone.',
  'person.factorMissing':
    'They sign in with the password alone, and need a second step: they set it up themselves under “My account”.',
  'person.drafts': 'Drafts',
  'person.draftsLead':
    'What they saved last and nobody has published. Somebody else gets it when they leave.',
  'person.noDrafts': 'No draft of theirs waits to be published.',

  // The quarterly review
  'review.title': 'Review of people and roles',
  'review.lead':
    'Once a quarter somebody goes through everybody who signs in here: do they still work here, and do they need each of their roles?',
  'review.failed': 'Failed to fetch the review',
  'review.last': 'Last reviewed on {day}, by {who}',
  'review.next': 'The next review is due on {day}.',
  'review.due': 'Due since {day}.',
  'review.people': 'People and roles',
  'review.factor': 'With a second step',
  'review.noFactor': 'Password alone',
  'review.note': 'I have reviewed the list',
  'review.open': 'People and roles',

  // Invitations
  'invite.title': 'Invitations',
  'invite.lead':
    'An invited person chooses a password of their own by a link that works once, for {invitationHours} hours. They can then do what their roles permit; an officer reads no messages until somebody grants them the key.',
  'invite.email': 'E-mail of the new administrator',
  'invite.submit': 'Make an invitation link',
  'invite.pending': 'Making the link...',
  'invite.failed': 'The link could not be made. Please try again.',
  'invite.open': 'Links that have not been used',
  'invite.none': 'No link is open.',
  'invite.toJoin': 'Invitation',
  'invite.toReset': 'New password',
  'invite.until': 'Until {time}',
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
  'link.until': 'It works once, until {time}.',
  'link.done': 'Done',

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
    'It was used already, it is older than {invitationHours} hours, it was revoked, or a part of it is missing. Ask whoever gave it to you for another one.',
  'invitation.unread': 'If you have just reloaded this page, open the link once more where you received it.',
  'invitation.doneTitle': 'Your password is saved',
  'invitation.doneLead': 'You can sign in now and edit the content.',
  'invitation.doneKey':
    'To read the messages that visitors send, you need the key. Telephone or meet an administrator who holds it, and read out this fingerprint of your key. You will find it again under “My account”.',
  'invitation.login': 'Sign in',
} as const;
