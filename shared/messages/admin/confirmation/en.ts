/** Messages of the dialog that asks for the password again, in English. */
export const en = {
  'confirm.needed': 'Please give your password again first.',
  'confirm.title': 'Confirm that it is you',
  'confirm.lead':
    'This concerns who reads messages, how long they are kept, or how people sign in. Give your password again, and your second step where you have one: they count for this once.',
  'confirm.submit': 'Confirm',
  'confirm.failed': 'This could not be confirmed. Please try again.',
} as const;
