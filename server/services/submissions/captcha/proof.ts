import { createHash } from 'node:crypto';
import { AppError } from '#server/errors/app-error.ts';
import type { MessageKey } from '#shared/messages/messages.ts';

/** What a proof is remembered by once it was used. */
export function proofName(proof: string): string {
  return createHash('sha256').update(proof).digest('base64url');
}

/** Refuses a proof that a person sends a form. */
export function refuseProof(key: MessageKey, values?: Record<string, number>): never {
  throw new AppError('invalid', key, { fields: { recaptcha: [key] }, ...(values && { values }) });
}
