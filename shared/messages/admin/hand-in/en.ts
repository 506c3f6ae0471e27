/** Messages of copies that are handed in for publication, in English. */
export const en = {
  'handIn.open': 'Hand in…',
  'handIn.title': 'Hand in for publication',
  'handIn.lead':
    'Somebody who may publish reads it beside what is public, and publishes it or sends it back. If anything of it changes until then, it is no longer handed in.',
  'handIn.note': 'Note for whoever reads it (not required)',
  'handIn.confirm': 'Hand in',
  'handIn.done': 'Handed in.',
  'handIn.badge': 'Handed in',
  'handIn.sentBackBadge': 'Sent back',
  'handIn.waitsSince': 'Handed in by {email}, {at}. It waits to be published by somebody else.',
  'handIn.waitsForYou': 'Handed in by {email}, {at}. It waits for you.',
  'handIn.noteSays': 'Note',
  'handIn.remarkSays': 'Remark',
  'handIn.sentBackSince': 'Sent back by {email}, {at}. Change what is meant, and hand it in again.',
  'handIn.inspect': 'Read and decide…',
  'handIn.inspectTitle': 'Read and decide',
  'handIn.inspectLead':
    'What would become public, beside what is public now. What stands here is what you publish: if somebody changes it meanwhile, nothing is published.',
  'handIn.firstTime': 'Nothing of it is public yet: everything here is new.',
  'handIn.preview': 'Preview',
  'handIn.publish': 'Publish…',
  'handIn.sendBack': 'Send back with a remark…',
  'handIn.remark': 'Remark: what is to be changed?',
  'handIn.sendBackConfirm': 'Send back',
  'handIn.back': 'Back',
  'handIn.sentBack': 'Sent back.',
  'handIn.overtaken': 'It changed in the meantime, and nothing was decided. Here it is as it is now.',
  'handIn.failed': 'The comparison could not be loaded',
  'handIn.fourEyes':
    'Two people publish on this site: hand the copy in, and somebody else publishes it or sends it back.',

  'handIn.noRemark': 'Write what is to be changed.',
};
