import { z } from 'zod';
import { emailAddress } from '../accounts/credentials.ts';
import { captchaProof } from '../forms/submission-texts.ts';
import { languages } from '../languages.ts';
import { type SectionKey, sections } from '../site/sections.ts';

const keys = sections.map(({ key }) => key) as [SectionKey, ...SectionKey[]];

/** One address alone, without anything that a mail's header would read as more. */
const subscribed = z
  .string('subscribe.emailRequired')
  .pipe(emailAddress)
  .pipe(
    z
      .string()
      .min(1, 'subscribe.emailRequired')
      .regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/, 'subscribe.emailInvalid'),
  );

/** A subscriber's choice. */
export const subscriptionChoice = z.object({
  sections: z
    .array(z.enum(keys), 'subscribe.sectionsRequired')
    .min(1, 'subscribe.sectionsRequired')
    .max(100)
    .transform((chosen) => keys.filter((key) => chosen.includes(key))),
  language: z.enum(languages),
  digest: z.boolean().default(false).describe('One mail a day instead of one for each item.'),
});

export type SubscriptionChoice = z.infer<typeof subscriptionChoice>;

/** A requested subscription, its fields in the order of their checks. */
export const subscriptionForm = z.object({
  recaptcha: captchaProof,
  email: subscribed,
  ...subscriptionChoice.shape,
});
