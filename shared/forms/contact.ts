import { z } from 'zod';
import { typedPhone } from './phone.ts';
import { captchaProof, neededText, optionalText, receiptKeyOfBrowser } from './submission-texts.ts';

/**
 * A visitor's message to the directorate (specification §3), its fields in the order of their checks (§5).
 */
export const contactMessage = z.object({
  recaptcha: captchaProof,
  name: neededText('form.nameRequired'),
  phone: neededText('form.phoneRequired').pipe(typedPhone),
  message: neededText('form.messageRequired'),
  email: optionalText(z.string().regex(/^([^\s@]+@[^\s@]+)?$/, 'form.emailInvalid')),
  receipt_key: receiptKeyOfBrowser,
});
