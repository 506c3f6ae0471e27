/** Messages of subscriptions, on their two pages and in their mails, in English. No browser loads them. */
export const en = {
  'subscribe.title': 'Announcements by e-mail',
  'subscribe.link': 'Subscribe by e-mail',
  'subscribe.lead':
    'What is published in the sections that you choose comes by e-mail. A mail with a link to confirm comes first, and nothing is sent before you confirm.',
  'subscribe.privacy':
    'The address is stored encrypted and shown in no list, and it is deleted as soon as you unsubscribe. Nothing in the mails tracks you.',
  'subscribe.language': 'The announcements come in English.',
  'subscribe.inThis': 'Announcements in English',
  'subscribe.email': 'E-mail address',
  'subscribe.sections': 'Sections',
  'subscribe.when': 'When',
  'subscribe.atOnce': 'Each announcement when it is published',
  'subscribe.daily': 'One mail a day, at five in the afternoon, Beirut time',
  'subscribe.submit': 'Subscribe',
  'subscribe.sent': 'Now confirm',
  'subscribe.sentText':
    'Within minutes you receive a mail with a link to confirm, which works for two days. If it does not arrive, look into the folder of unwanted mail.',
  'subscribe.limit': 'No address is sent more than {most} such mails a day.',
  'subscribe.emailRequired': 'Please enter an e-mail address.',
  'subscribe.emailInvalid': 'Please check the e-mail address.',
  'subscribe.sectionsRequired': 'Please choose at least one section.',
  'subscribe.failed': 'Subscribing failed. Please try again.',

  'subscription.confirmTitle': 'Confirm your subscription',
  'subscription.confirmText': 'Announcements of these sections go to {address}:',
  'subscription.confirm': 'Confirm',
  'subscription.confirmed': 'You are subscribed',
  'subscription.confirmedText':
    'You receive what is published from now on. Each mail has a link to change the subscription and one to unsubscribe.',
  'subscription.manageTitle': 'Your subscription',
  'subscription.save': 'Save',
  'subscription.saved': 'Your subscription has been saved.',
  'subscription.leaveTitle': 'Unsubscribe',
  'subscription.leaveText': 'The address is deleted at once, and no announcements come after that.',
  'subscription.leave': 'Unsubscribe',
  'subscription.left': 'You have unsubscribed',
  'subscription.leftText': 'The address has been deleted, and no more announcements come.',
  'subscription.gone': 'This link no longer works',
  'subscription.goneText':
    'The subscription may have been cancelled, or the link to confirm is older than two days.',
  'subscription.again': 'Subscribe again',

  'mail.confirm.subject': 'Confirm your subscription to announcements',
  'mail.confirm.lead': 'A subscription of this address to the following announcements was requested:',
  'mail.confirm.open': 'To confirm it, please open this link within two days:',
  'mail.confirm.ignore':
    'If the request was not yours, there is nothing to do: without a confirmation the address is not stored, and no announcements are sent to it.',
  'mail.item.open': 'The complete announcement on the site:',
  'mail.item.verify': 'To verify that this announcement is ours, please enter the code {code} on this page:',
  'mail.item.opens': 'Opens: {at}',
  'mail.item.closes': 'Closes: {at}',
  'mail.daily.subject': 'Announcements of {day}',
  'mail.daily.more': 'More was published on the site:',
  'mail.subscription.why':
    'You receive this mail because this address is subscribed to announcements of the site.',
  'mail.subscription.manage': 'Change your subscription',
  'mail.subscription.leave': 'Unsubscribe',
} as const;
