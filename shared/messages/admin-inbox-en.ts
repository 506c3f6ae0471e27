/** The sentences of the inbox, in English; its questions, failures and successes are the catalogue's (admin-en.ts). */
export const adminInboxEn = {
  'menu.contact': 'Contact channel',
  'page.report-contact': 'Inquiries and reports',

  'inbox.tabs': 'Inquiries or reports',
  'inbox.contacts': 'Inquiries',
  'inbox.reports': 'Reports',
  'inbox.filter': 'Which are shown',
  'inbox.active': 'New',
  'inbox.read': 'Read',
  'inbox.contacts.active': 'New inquiries',
  'inbox.contacts.read': 'Read inquiries',
  'inbox.reports.active': 'New reports',
  'inbox.reports.read': 'Read reports',
  'inbox.contacts.active.empty': 'There are no new inquiries.',
  'inbox.contacts.read.empty': 'There are no read inquiries.',
  'inbox.reports.active.empty': 'There are no new reports.',
  'inbox.reports.read.empty': 'There are no read reports.',
  'inbox.shown_zero': '{shown} of {total}, none selected',
  'inbox.shown_other': '{shown} of {total}, {count} selected',

  // One of them
  'inbox.contacts.item': 'Inquiry {number}',
  'inbox.reports.item': 'Report {number}',
  'inbox.number': 'Number',
  'inbox.received': 'Received',
  'inbox.about': '{day}, about {hour}',
  'inbox.markedOn': 'Marked as read',
  'inbox.name': 'Name',
  'inbox.email': 'E-mail',
  'inbox.phone': 'Phone number',
  'inbox.message': 'Message',
  'inbox.topic': 'Type of corruption',
  'inbox.involved_names': 'Names of those involved',
  'inbox.datetime': 'Date and time',
  'inbox.details': 'Details of the report',
  'inbox.notGiven': 'Not mentioned',
  'inbox.topic.bribe': 'Bribe',
  'inbox.topic.financial_fraud': 'Financial fraud',
  'inbox.topic.stealing': 'Stealing',
  'inbox.topic.abuse_of_power': 'Abuse of power',
  'inbox.topic.fraud': 'Fraud',
  'inbox.topic.other': 'Other',
  'inbox.showAll': 'Show the whole text',
  'inbox.showLess': 'Show less',
  'inbox.damaged': 'Damaged',
  'inbox.damaged.meaning':
    'What is stored here was damaged or changed, so it cannot be opened any more. All others are unaffected.',
  'inbox.damaged.help':
    'A backup from before the damage may still hold it whole. Otherwise mark it as read, then delete it permanently.',

  // What is done with one
  'inbox.markRead': 'Mark as read',
  'inbox.erase': 'Delete permanently',
  'inbox.erasedOvernight':
    'Its key is destroyed at once, so nothing in the database opens it any more. Its sealed text leaves the database’s files during the night, and the database’s log and the backups as they are replaced.',
  'inbox.markUnread': 'Mark as unread',
  'inbox.keep': 'Keep',
  'inbox.keep.meaning': 'What is kept is not deleted, neither by itself nor by hand.',
  'inbox.change.failed': 'This could not be changed.',

  // How long they are kept
  'inbox.retention': 'What is marked as read is deleted for good after {days}.',
  'inbox.lastRun_zero': 'Last clean-up: {when}. Nothing was deleted.',
  'inbox.lastRun_other': 'Last clean-up: {when}. Deleted: {count}.',
  'inbox.neverRun': 'There has been no clean-up yet.',
  'inbox.changeRetention': 'Change this',
  'inbox.waiting': 'Some have been waiting to be read for more than {days}',
  'inbox.waiting.counts':
    'Inquiries: {contacts}. Reports: {reports}. What nobody has read is never deleted by itself.',
  'inbox.days_one': '{count} day',
  'inbox.days_other': '{count} days',

  // Who does not hold the key
  'inbox.noKey.title': 'You have not been granted the key yet',
  'inbox.noKey.text':
    'Inquiries and reports are sealed, and only those who hold the key can read them. They are being received and kept safe meanwhile.',
  'inbox.noKey.help':
    'An administrator who holds the key can grant it to you on the page of administrators, after comparing your fingerprint with you.',
  'inbox.noKey.link': 'See who holds the key',

  // Export
  'inbox.select': 'Select: {title}',
  'inbox.selectAll': 'Select all shown',
  'inbox.csv': 'Save as CSV',
  'inbox.print': 'Print or save as PDF',
  'inbox.csv.question': 'Save the selection to a file that is not sealed?',
  'inbox.csv.action': 'Save the file',
  'inbox.csv.saved': 'The file was saved. Delete it after use.',
  'inbox.csv.failed': 'The file could not be saved.',
  'inbox.print.question': 'Print the selection, or save it as a PDF that is not sealed?',
  'inbox.print.action': 'Go on to print',
  'inbox.export.warning':
    'Whoever has the file or the paper can read everything on it. Keep the file on an encrypted disk, and delete it after use.',
  'inbox.export.local':
    'It is made in this browser alone: nothing of what they say is sent anywhere. The audit trail notes the numbers of the messages, and who exported them.',
  'inbox.sheet.made': 'Exported on {day}',
  'inbox.sheet.count': 'Number: {count}',
  'inbox.sheet.warning': 'Confidential. This copy is not sealed: destroy it after use.',
} as const;
