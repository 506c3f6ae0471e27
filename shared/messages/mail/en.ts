/** Messages of the mails that the site sends, in English. */
export const en = {
  'mail.digest.subject': 'Daily reminder',
  'mail.digest.lead':
    'This reminder goes to everybody who reads messages, at the same time every day and in the same words, whether or not something new has come.',
  'mail.digest.open': 'Please sign in and have a look:',
  'mail.digest.silence':
    'Mails of this site never say what it has received, and none is sent when something comes.',
} as const;
