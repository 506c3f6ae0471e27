/** Messages of acts that wait for a second administrator, in English. */
export const en = {
  'approval.waits':
    'This needs a second administrator. It waits for {approvalHours} hours: once another administrator has approved, do it again, and it is done.',
  'approval.given': 'Approved. The first administrator can do it now.',
  'approval.dropped': 'It waits no more, and was not done.',
  'approval.gone': 'This no longer waits: it was decided, taken back, or its time has passed.',
  'approval.own': 'You requested this yourself: another administrator has to approve it.',
  'approval.tooNew':
    'Your role or your password was given to you less than {newApproverHours} hours ago. Until then another administrator has to approve this.',
  'approval.alone': 'This needs a second administrator, and there is none. Invite one first.',
  'approval.lastTwo':
    'With four eyes the site needs two administrators. Add another one first, or turn four eyes off together.',
  'approval.notRestored':
    'Four eyes are turned off in the settings, with a second administrator, and not by an earlier version.',
  'approval.failed': 'It could not be decided. Please try again.',

  'approval.label': 'Waiting for a second administrator',
  'approval.of': '{who} requests: {what}. A second administrator has to approve until {until}.',
  'approval.yours': 'You requested: {what}. Another administrator has to approve until {until}.',
  'approval.doNow': '{who} approved: {what}. Do it again until {until}, and it is done.',
  'approval.isApproved': '{who} approved: {what}. It can be done until {until}.',
  'approval.approve': 'Approve',
  'approval.refuse': 'Refuse',
  'approval.takeBack': 'Take back',
  'approval.what.person.remove': 'to remove {subject}',
  'approval.what.person.roles': 'to take the role of officer from {subject}',
  'approval.what.keys.grant': 'to let {subject} read messages',
  'approval.what.fourEyes.off': 'to turn four eyes off',
  'approval.what.case.export': 'to export a case ({subject})',
  'approval.action.person.remove': 'Remove an officer',
  'approval.action.person.roles': 'Take the role of officer away',
  'approval.action.keys.grant': 'Let an officer read messages',
  'approval.action.fourEyes.off': 'Turn four eyes off',
  'approval.action.case.export': 'Export a case',
};
