/** Messages of the mails that the site sends, in English. */
export const en = {
  'mail.digest.subject': 'Daily reminder',
  'mail.digest.lead':
    'This reminder goes to everybody who reads messages, at the same time every day and in the same words, whether or not something new has come.',
  'mail.digest.open': 'Please sign in and have a look:',
  'mail.digest.silence':
    'Mails of this site never say what it has received, and none is sent when something comes.',
  'mail.notice.handed-in.subject': 'Handed in for publication',
  'mail.notice.handed-in':
    'An item has been handed in. Please read it, then publish it or send it back with a remark:',
  'mail.notice.sent-back.subject': 'Sent back with a remark',
  'mail.notice.sent-back': 'An item that you handed in has been sent back to you with a remark:',
  'mail.notice.published.subject': 'Approved for publication',
  'mail.notice.published': 'An item that you handed in has been approved for publication:',
  'mail.notice.approval-requested.subject': 'Your approval is needed',
  'mail.notice.approval-requested':
    'A colleague’s request needs the approval of a second administrator within a day. Please approve or refuse it:',
  'mail.notice.approval-given.subject': 'Your request has been approved',
  'mail.notice.approval-given':
    'What you requested has been approved. Please carry it out before the approval expires:',
} as const;
