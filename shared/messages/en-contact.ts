/** What is said around the two forms of the contact page, in English; the forms' own sentences (§5, §8) are in `en.ts`. */
export const enContact = {
  'contact.write': 'Write to the directorate',
  'contact.choose': 'What you would like to send',
  'form.phoneHint': 'For example',
  'form.callBackHint': 'Only if we may call you back.',
  'form.datetimeHint': 'When it happened, as well as you know.',
  'form.detailsHint': 'What happened, where, and what could prove it.',
  'form.errorPrefix': 'Error: ',
  'form.kept': 'What you wrote is still here. Please check your connection, then send it again.',
  'form.nothingKept': 'Nothing of it is left in this browser.',
  'form.alternative': 'You can also reach us without this form:',

  // The proof that a person sends a form
  'captcha.title': 'Verification',
  'captcha.person': 'I am a person, not a program',
  'captcha.own': 'Your device does a short calculation. Nothing goes to a third party.',
  'captcha.verifying': 'Verifying...',
  'captcha.verified': 'Verified',
  'captcha.renewing': 'The verification has expired and is being renewed...',
  'captcha.failed': 'The verification failed. Tick the box to try again.',
  'captcha.expired': 'The verification has expired. Please verify again.',
  'captcha.waits': 'The verification is loaded when you begin to write.',
  'captcha.thirdParty':
    'This verification is a service of Google: when it is loaded, Google sees your network address and your browser.',
  'captcha.unable':
    'Your browser cannot do the verification here. Once you send, the next page asks a simple question.',
  'question.ask': 'What is {a} plus {b}? Write the number.',
  'question.why': 'We ask to know that a person is writing.',
  /** One to nine, a space between them. */
  'question.numbers': 'one two three four five six seven eight nine',

  // What a person who reports is told
  'report.heading': 'What happens to your report',
  'report.readers': 'Only signed-in administrators who were granted the key can read it.',
  'report.notKept': 'Your network address, your browser and the exact time are not kept.',
  'report.sealed':
    'It is sealed the moment it arrives: nothing on the server’s disk or in its backups can open it.',
  'report.limit': 'The honest limit: whoever controls the running server could see what passes through it.',
  'report.afraid': 'If you fear being identified',
  'report.device': 'Use a device and a network that are not your employer’s.',
  'report.tor': 'Tor Browser hides where you are. This page works with its safest setting too.',
  'report.omit': 'Leave out what names you, and what nobody but you can know.',
  'report.history':
    'The browser’s history shows that you were here: use a private window, or clear it afterwards.',
  'leave.action': 'Leave this page quickly',
  'leave.hint': 'It empties the form and opens another site. Pressing Esc three times does the same.',
} as const;
