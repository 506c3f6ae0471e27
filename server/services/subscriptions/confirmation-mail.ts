import { message } from '#shared/messages/messages.ts';
import type { SubscriptionChoice } from '#shared/subscriptions/subscription-form.ts';
import { composedMail } from '../mail/composed-mail.ts';

/** The mail that asks for the confirmation of a subscription; nothing in it depends on whether the address is known. */
export function confirmationMail(name: string, { language, sections }: SubscriptionChoice, link: string) {
  const titles = sections.map((section) => `• ${message(language, `${section}.title`)}`);
  return composedMail(language, {
    name,
    subject: message(language, 'mail.confirm.subject'),
    parts: [
      { text: [message(language, 'mail.confirm.lead'), ...titles].join('\n') },
      { text: message(language, 'mail.confirm.open'), link },
      { text: message(language, 'mail.confirm.ignore') },
    ],
  });
}
