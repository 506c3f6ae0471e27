/** Messages of signing in, in English. */
export const en = {
  // Login (§8)
  // The message names neither field, so that it does not reveal known addresses
  'login.wrong': 'These details are not right. Please try again.',
  'login.emailMissing': 'Please enter your email',
  'login.passwordMissing': 'Please enter your password',
  'login.failed': 'Login failed. Please try again.',
  'login.network': 'Something went wrong!',

  'login.title': 'Sign in',
  'login.lead': 'This area is for those who edit the content of the site.',
  'login.email': 'E-mail',
  'login.password': 'Password',
  'login.show': 'Show the password',
  'login.hide': 'Hide the password',
  'login.submit': 'Sign in',
  'login.pending': 'Signing in...',
  'login.expired': 'Your session has ended. Sign in and go on where you were: what you typed was kept.',

  'second.title': 'Second step',
  'second.code': 'Code from the authenticator app',
  'second.codeHint': 'Six digits; they change every 30 seconds.',
  'second.recovery': 'Recovery code',
  'second.recoveryHint': 'One of the codes that you printed or saved. It signs you in once.',
  'second.submit': 'Sign in',
  'second.usePasskey': 'Use a passkey',
  'second.useTotp': 'Use the authenticator app',
  'second.useRecovery': 'Use a recovery code',
  'second.passkeyLead':
    'Confirm with the fingerprint, face or PIN of your device, or with your security key.',
  'second.passkeyFailed': 'The passkey was not confirmed. Please try again.',
  'second.back': 'Back to the password',
  'second.late': 'That took too long. Please enter your password again.',
  'second.lost': 'If you have lost everything, ask another administrator for a new password link.',

  'unbound.label': 'This session',
  'unbound.lead':
    'This session is not bound to this browser: whoever copies what the browser has stored could go on with it elsewhere.',
  'unbound.address':
    'The reason: this page was opened at another address than the one at which the site is set up. Sign out, and sign in at the site’s own address.',
  'unbound.browser':
    'The reason: this browser keeps no key, as in some private windows or over a connection that is not encrypted. Sign out, and sign in with an ordinary window over https.',
  'setUp.title': 'One more step',
  'setUp.lead':
    'This site asks for a second step beside the password. Set one up now; from then on you sign in with both.',
  'login.changed': 'Your password was changed. Sign in with the new one.',
} as const;
