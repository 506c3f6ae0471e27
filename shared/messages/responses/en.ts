/** Messages of the calls that no page shows by itself: no browser loads them, in English. */
export const en = {
  // account
  'account.printedPassword':
    'Your password is still the first one, which stands in the server’s log or settings. Choose one of your own in your account: the messages open after that.',
  'account.passwordChanged': 'The password was changed. Please sign in with the new one.',
  'account.sessionEnded': 'The session has ended.',
  'factor.renamed': 'The name was changed.',
  'factor.codesMade': 'The new recovery codes are ready.',
  'factor.wrongCode':
    'This is not the code that the app should show now. See that the telephone’s clock is right.',
  'factor.wrongPasskey': 'The passkey could not be checked. Please try again.',
  'factor.late': 'That took too long. Please begin again.',
  'factor.holders':
    'Several people hold the key, so each of them signs in with a second step: add yours under “My account” first.',
  'factor.none': 'There is no second step yet.',
  'factor.notFound': 'This second step is not there any more.',
  'devices.named': 'This device has its name.',
  'devices.namedSignIn': 'This device has its name. Sign in again to read in it.',
  'devices.removed': 'The device was removed.',
  'devices.notFound': 'This device is not there any more.',
  'devices.factorFirst': 'A device is named with a second step. Add yours under “My account” first.',
  'devices.tooMany': 'You have named {namedDevices} devices already. Remove one first.',
  // approvals
  'approval.waits':
    'This needs a second administrator. It waits for {approvalHours} hours: once another administrator has approved, do it again, and it is done.',
  'approval.gone': 'This no longer waits: it was decided, taken back, or its time has passed.',
  'approval.own': 'You requested this yourself: another administrator has to approve it.',
  'approval.tooNew':
    'Your role or your password was given to you less than {newApproverHours} hours ago. Until then another administrator has to approve this.',
  'approval.requesterTooNew':
    'Whoever requested this got their role or their password from others less than {newApproverHours} hours ago. Nobody can approve it until then.',
  'approval.alone': 'This needs a second administrator, and there is none. Invite one first.',
  'approval.lastTwo':
    'With four eyes the site needs two administrators. Add another one first, or turn four eyes off together.',
  'approval.notRestored':
    'Four eyes are turned off in the settings, with a second administrator, and not by an earlier version.',
  // case-files
  'caseFiles.notFound': 'This file is no longer there.',
  // cases
  'case.noted': 'The note is stored.',
  'case.assigned': 'It is stored who looks after it.',
  'case.labelled': 'The labels are stored.',
  'case.dueSet': 'The day is stored.',
  'case.actionNoted': 'It stands in the history.',
  'case.relatedSet': 'The related case is stored.',
  'case.stored': 'It is stored in the history of the case.',
  'case.seen': 'It is remembered how far you have read.',
  'case.full': 'The history of this case is full: it takes {caseEntries} entries.',
  'case.due.hint': 'A day that you set for yourselves.',
  'case.history.empty': 'Nothing was noted yet.',
  'case.entry.note': 'Note',
  'case.forward.noted': 'It is noted that the case was forwarded.',
  // hand-in
  'handIn.noTexts': 'The texts are those that are public.',
  'handIn.first': 'Two people publish on this site. Hand the copy in first; somebody else then publishes it.',
  'handIn.own': 'You handed this copy in yourself: somebody else has to publish it, or to send it back.',
  'handIn.ownText':
    'You wrote the last change of this copy yourself: somebody else has to publish it. You can send it back with a remark.',
  'handIn.notAtOnce':
    'Two people publish on this site, and this would be public at once. Save it without publishing (publish=draft) and hand it in; what is public already has to be taken back to draft first.',
  'handIn.waits': 'An item that was handed in shows this picture. It can be replaced once that is decided.',
  'handIn.nothing': 'There is nothing to hand in: all of it is public as it is written.',
  'handIn.untitled': 'Write a title in one language first.',
  // keys
  'keys.notHolder': 'Only somebody who holds the key can do this.',
  'keys.changed':
    'The keys in the database are not those that this site stored, so nothing was changed. The notice at the top of the administrator area says what to do.',
  'keys.confirmFirst':
    'Please confirm first who is to hold the key: the notice at the top of the page leads there.',
  'keys.askOperator':
    'Your key does not show that you held the last key of this site. Whoever runs the server confirms it there: npm run manage -- keys confirm EMAIL',
  'keys.nothingToConfirm':
    'Nothing has to be confirmed any more: somebody else may just have done it. Reload the page.',
  'keys.lastHolder':
    'This is the only person who can read what visitors sent: let somebody else hold the key first, or use the recovery words.',
  'keys.otherGroup':
    'This person holds the key of another group. Whoever reads for one group never gets the key of another: a report about its people would reach them.',
  'keys.begunNow':
    'The group has its key. It takes effect when that person next signs in; they then make recovery words and grant the key to a second person.',
  'keys.granted': 'The key was granted. It takes effect when that person next signs in.',
  'keys.recoverySet': 'The recovery words are in force from now on.',
  'keys.recoveryWaits':
    'Anybody who holds the key can take the new words into use {recoveryDelayHours} hours from now or later. Until then the old ones hold.',
  'keys.firstRecoveryWaits':
    'With four eyes a second administrator approves the words, {recoveryDelayHours} hours from now or later. Until then there are none.',
  'keys.badWords': 'These are not the 24 recovery words of this site.',
  'opening.browsersOnly':
    'This site opens messages in browsers alone, and no key on the server. Sign in to the administrator area with a browser of 2025 or later.',
  'settings.openedIn.own': 'First sign in with a browser that opens messages itself: one of 2025 or later.',
  'settings.openedIn.dated':
    'Some who hold the key have a password from an earlier version. It moves when they next sign in; close this way after that.',
  'keys.outdated':
    'The holders or the keys have changed in the meantime. Please reload the page and try again.',
  // maintenance
  'maintenance.began': 'The backup is being made.',
  'maintenance.tooSoon':
    'The last backup is less than {manualBackupMinutes} minutes old. Please try again later.',
  'maintenance.noRoom':
    'There is too little room on the disk for another backup: a full disk would close the forms. Please tell those who run the server.',
  'maintenance.running': 'A backup is being made just now.',
  'maintenance.noWords': 'There are no recovery words yet, and without them no backup can be sealed.',
  // people
  'administrator.notFound': 'There is no administrator with this address.',
  'administrator.email': 'Please write an e-mail address.',
  'administrator.removedOnly': 'The administrator was removed.',
  'person.sessionsEnded': 'This person is signed out everywhere.',
  'leave.successor': 'This person writes no content, so the drafts cannot be theirs.',
  'leave.sections': 'Some of the drafts are in sections that this person may not edit.',
  'review.changed': 'People or roles have changed in the meantime: please go through the list again.',
  'review.noted': 'The review is noted.',
  'invitation.made': 'The link is ready.',
  'invitation.gone': 'This link was used already, was taken back, or is too old. Please ask for a new one.',
  'invitation.accepted': 'Your password is set. You can sign in now.',
  // profile
  'record.notFound': 'Record not found',
  // settings
  'settings.unboundSelf':
    'Your own session is not bound to a browser, and would end with this. Sign in at the site’s own address first.',
  'settings.oversight.unnamed':
    'Write the name and the sentence in both languages first: senders choose by them.',
  'settings.oversight.noKey':
    'Nobody could read what is sent to the oversight body yet. Begin its key under “Administrators” first.',
  'settings.fourEyes.alone':
    'Four eyes need two administrators, and two people who may publish. Invite a second one first.',
  'settings.nameFirst': 'Name this device in “My account” first.',
  // sign-in
  'login.ended': 'You are signed out.',
  'login.secondStep': 'A second step is needed: please sign in on the site’s own sign-in page.',
  'login.setUp': 'A second step has to be set up first: please sign in on the site’s own sign-in page.',
  'login.wrongCode': 'The code is not right, or was used already. Please try again.',
  'login.unbound':
    'This site takes only sign-ins that are bound to a browser. Please sign in at the site’s own address, over https, and in an ordinary window.',
  // talk
  'talk.sent': 'Your answer is stored. The sender finds it with the receipt.',
  'talk.gone': 'This was deleted in the meantime, by its sender or by another officer.',
};
