/** Messages of the dialog that asks for the password again, in English. */
export const en = {
  'confirm.needed': 'Please give your password again first.',
  'confirm.done': 'Confirmed.',
  'confirm.title': 'Confirm that it is you',
  'confirm.lead':
    'This changes who can read messages, or how people sign in. Give your password again; for {confirmedMinutes} minutes you are not asked once more.',
  'confirm.submit': 'Confirm',
  'confirm.failed': 'This could not be confirmed. Please try again.',
} as const;
