/** Messages of share cards, of the text for messengers and of the dialog that shows both, in English. No other page loads them. */
export const en = {
  // On the card
  'card.code': 'Verification code',
  'card.alt': '{title} ({section})',

  // The text for messengers
  'messenger.date': 'Date: {date}',
  'messenger.verify': 'Details, and proof that this is genuine:',

  // The dialog
  'sharing.title': 'Share',
  'sharing.text.ar': 'Arabic text for messengers',
  'sharing.text.en': 'English text for messengers',
  'sharing.copy.ar': 'Copy Arabic text',
  'sharing.copy.en': 'Copy English text',
  'sharing.copied': 'The text was copied.',
  'sharing.selected': 'The browser does not allow copying. The text is selected: copy it yourself.',
  'sharing.cardAlt.ar': 'Arabic card, as shared links show it',
  'sharing.cardAlt.en': 'English card, as shared links show it',
  'sharing.askCard': 'Show a card with the title in place of the picture',
  'sharing.askHint': 'Where the link is shared. The page keeps its picture.',
  'sharing.asked': 'Shared links show the card from now on.',
  'sharing.ended': 'Shared links show the picture again.',
  'sharing.lead': 'The texts as they are published now, with the short address.',
  'sharing.failed': 'The texts could not be loaded',
  'sharing.saveFailed': 'This could not be saved. Please try again.',
  'sharing.close': 'Close',
} as const;
