import type { Kysely } from 'kysely';
import type { SigningKey } from '../../crypto/publication-key.ts';
import type { Schema } from '../../db/schema.ts';
import type { KeysInUse, RecipientsOf } from '../keys/recipients-of.ts';
import type { FileLimiter } from '../limits/file-limiter.ts';
import type { SubmissionLimiter } from '../limits/submission-limiter.ts';
import type { createSettings } from '../settings/settings.ts';
import { createAttempts } from './attempts.ts';
import { type CaptchaSettings, createCaptcha } from './captcha/captcha.ts';
import { createArrivingFiles } from './files/arriving-files.ts';
import { createPlainUploads } from './files/plain-uploads.ts';
import { createSealedUploads } from './files/sealed-uploads.ts';
import type { StoredPieces } from './files/stored-pieces.ts';
import { createUploads } from './files/uploads.ts';
import { createKeyDocument } from './sealed/key-document.ts';
import type { Numbers } from './sealed/numbers.ts';
import { createSubmissions } from './submissions.ts';
import { createAdmission } from './talk/admission.ts';
import { createPasses } from './talk/passes.ts';
import { createReceipts } from './talk/receipts.ts';
import { createSealedReceipts } from './talk/sealed-receipts.ts';
import { createSenderCase } from './talk/sender-case.ts';

type Dependencies = {
  pieces: StoredPieces;
  recipientsOf: RecipientsOf;
  keysInUse: KeysInUse;
  numbers: Numbers;
  settings: Pick<ReturnType<typeof createSettings>, 'all'>;
  /** Keys of all proofs, passes and attempts derive from it. */
  secret: () => Promise<Buffer>;
  publicationKeys: SigningKey;
  thirdParty: CaptchaSettings | undefined;
  limiter: SubmissionLimiter | undefined;
  fileLimiter: FileLimiter | undefined;
  now: () => number;
};

/** The services of senders: none of them has an effect that names its caller. */
export function createSubmissionServices(
  db: Kysely<Schema>,
  {
    pieces,
    recipientsOf,
    keysInUse,
    numbers,
    settings,
    secret,
    publicationKeys,
    thirdParty,
    limiter,
    fileLimiter,
    now,
  }: Dependencies,
) {
  const captcha = createCaptcha({ secret, thirdParty, limiter, now });
  const attempts = createAttempts(secret);
  const passes = createPasses(secret, now);
  const admission = createAdmission(db, { recipientsOf, captcha, passes, numbers, now });
  const cases = createSenderCase(db, { pieces, settings, now });
  const arriving = createArrivingFiles(db, { pieces, now });
  const uploads = { admission, arriving, pieces, limiter: fileLimiter, now };
  return {
    captcha,
    submissions: createSubmissions(db, { recipientsOf, captcha, attempts, passes, settings, numbers, now }),
    receipts: createReceipts({ admission, attempts, cases, now }),
    sealedReceipts: createSealedReceipts(db, { admission, attempts, cases, numbers, keysInUse }),
    plainUploads: createPlainUploads(db, { admission, pieces, limiter: fileLimiter, now }),
    senderUploads: createUploads(db, uploads),
    sealedUploads: createSealedUploads(db, { ...uploads, keysInUse }),
    keyDocument: createKeyDocument({ recipientsOf, settings, publicationKeys, now }),
  };
}
