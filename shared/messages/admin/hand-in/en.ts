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
  'handIn.noTexts': 'The texts are those that are public.',
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

  'handIn.first': 'Two people publish on this site. Hand the copy in first; somebody else then publishes it.',
  'handIn.own': 'You handed this copy in yourself: somebody else has to publish it, or to send it back.',
  'handIn.ownText':
    'You wrote the last change of this copy yourself: somebody else has to publish it. You can send it back with a remark.',
  'handIn.notAtOnce':
    'Two people publish on this site, and this would be public at once. Save it without publishing (publish=draft) and hand it in; what is public already has to be taken back to draft first.',
  'handIn.waits': 'An item that was handed in shows this picture. It can be replaced once that is decided.',
  'handIn.nothing': 'There is nothing to hand in: all of it is public as it is written.',
  'handIn.untitled': 'Write a title in one language first.',
  'handIn.noRemark': 'Write what is to be changed.',
};
