/** Messages of pages that the server alone writes, where a form without a script was not taken, in English. */
export const en = {
  'error.sendAgain':
    'Nothing was sent. What you wrote is not lost: reload this page in a moment to send it again.',
  'error.shorten': 'Nothing was sent. Go back to the form and shorten what you wrote.',
  'error.formUnreadable':
    'Nothing was sent. Go back to the form and try again; if this happens again, use another browser or telephone us.',
  'error.foreignForm':
    'Nothing was sent: this form is sent from the pages of this site alone. Please open its contact page and write there.',
} as const;
