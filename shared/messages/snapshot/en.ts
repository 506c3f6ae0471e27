/** Messages of a snapshot's own pages in English. No browser loads them: they are written into its files. */
export const en = {
  'snapshot.copy': 'This is a copy of the site. What has been published since is at {url}.',
  'snapshot.note': 'A copy of {url}. Open index.html (Arabic) or en/index.html (English) in a browser.',
  'snapshot.made': 'This copy was made on {date}.',
  'snapshot.reach': 'How to reach the directorate',
  'snapshot.noForms':
    'Nothing can be sent from a copy, so it has no forms. You reach the directorate in these ways.',
  'snapshot.noReceipt':
    'A receipt opens on the site itself, not in a copy. Keep it: it stays valid. Until the site is back, you reach the directorate in these ways.',
  'snapshot.noVerify':
    'What you were sent is compared on the site itself, not in a copy. Here you can search for the announcement and read it; beside each one lies its signed proof. If in doubt, ask the directorate.',
  'snapshot.unsealed':
    'Calls and e-mails are not sealed as the site’s forms are. For a confidential report, use the site or its onion address, or come in person.',
  'snapshot.site': 'The site',
  'snapshot.onion': 'The site in Tor Browser',
  'snapshot.searchHint':
    'Searches all words of the titles and texts in this copy. Spelling variants and endings do not matter.',
  'snapshot.noScript':
    'The search of this copy needs JavaScript. The lists of the sections lead to everything.',
  'snapshot.found': '{count} found',
  'snapshot.foundNone': 'Nothing in this copy has all these words. Try fewer words.',
  'snapshot.foundNewest': '{count} found, the newest {shown} are shown. More words lead to fewer.',
  'snapshot.failed': 'The index beside this page could not be read. Is the copy complete?',
} as const;
