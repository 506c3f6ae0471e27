import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { RecipientsOf } from '../keys/recipients-of.ts';
import type { SubmissionLimiter } from '../limits/submission-limiter.ts';
import type { createSettings } from '../settings/settings.ts';
import { createAttempts } from './attempts.ts';
import { type CaptchaSettings, createCaptcha } from './captcha/captcha.ts';
import { createSubmissions } from './submissions.ts';
import { createPasses } from './talk/passes.ts';
import { createReceipts } from './talk/receipts.ts';

type Dependencies = {
  recipientsOf: RecipientsOf;
  settings: Pick<ReturnType<typeof createSettings>, 'all'>;
  /** Keys of all proofs, passes and attempts derive from it. */
  secret: () => Promise<Buffer>;
  thirdParty: CaptchaSettings | undefined;
  limiter: SubmissionLimiter | undefined;
  now: () => number;
};

/** The services of senders: none of them has an effect that names its caller. */
export function createSubmissionServices(
  db: Kysely<Schema>,
  { recipientsOf, settings, secret, thirdParty, limiter, now }: Dependencies,
) {
  const captcha = createCaptcha({ secret, thirdParty, limiter, now });
  const attempts = createAttempts(secret);
  const shared = { recipientsOf, captcha, attempts, now };
  return {
    captcha,
    submissions: createSubmissions(db, shared),
    receipts: createReceipts(db, { ...shared, settings, passes: createPasses(secret, now) }),
  };
}
