/** Messages of what has come, in English. */
export const en = {
  'news.come': 'Something new has come.',
  'news.unread': '{count} unread',
  'news.title': 'When something new comes',
  'news.lead':
    'While a page of this area is open, the menu and the title of the tab show within a minute how many messages are unread, and nothing of what they say.',
  'news.sound': 'A short sound too, in this browser',
  'news.try': 'Try the sound',
} as const;
