import { createHash } from 'node:crypto';
import { AppError } from '#server/errors/app-error.ts';
import type { MessageKey } from '#shared/messages/messages.ts';

/** The stored id of a used proof. */
export function proofName(proof: string): string {
  return createHash('sha256').update(proof).digest('base64url');
}

/** Refuses an invalid proof. */
export function refuseProof(key: MessageKey, values?: Record<string, number>): never {
  throw new AppError('invalid', key, { fields: { recaptcha: [key] }, ...(values && { values }) });
}
