import { z } from 'zod';
import { typedPhone } from './phone.ts';
import { recipientChoices } from './recipient-groups.ts';
import { reportTopics } from './report-topics.ts';
import { captchaProof, neededText, optionalText, receiptKeyOfBrowser } from './submission-texts.ts';

const timestamp = z.iso.datetime({ local: true, precision: -1 });

/** A local date and time without seconds or zone, as a browser's field gives it, or nothing. */
const localTimestamp = z
  .string()
  .refine(
    (text) => text === '' || (text.length === 16 && timestamp.safeParse(text).success),
    'form.datetimeInvalid',
  );

/** A report of corruption (specification §3), its fields in the order of their checks (§5). */
export const corruptionReport = z.object({
  recaptcha: captchaProof,
  topic: z.enum(reportTopics, 'form.topicRequired'),
  details: neededText('form.detailsRequired'),
  involved_names: optionalText(z.string()),
  datetime: optionalText(localTimestamp),
  phone: optionalText(typedPhone),
  recipients: z.enum(['', ...recipientChoices], 'form.recipientsInvalid').optional(),
  receipt_key: receiptKeyOfBrowser,
});

export type CorruptionReport = z.infer<typeof corruptionReport>;
