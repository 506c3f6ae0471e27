import { z } from 'zod';
import { AppError } from '#server/errors/app-error.ts';
import { proofName, refuseProof } from './proof.ts';

/** The provider's response (https://developers.google.com/recaptcha/docs/verify). */
const verdict = z.object({ 'success': z.boolean(), 'error-codes': z.array(z.string()).default([]) });

export type RecaptchaSettings = { siteKey: string; secret: string; verifyUrl: string };

/**
 * Google reCAPTCHA v2, verified by this server. The sender's address is not forwarded.
 * @param timeouts of the provider, in milliseconds.
 */
export function createRecaptcha({ secret, verifyUrl }: RecaptchaSettings, timeouts = 5_000) {
  return {
    /**
     * The id of a valid proof.
     * @throws AppError `invalid`, or `unavailable` if the provider does not respond.
     */
    async verify(proof: string): Promise<string> {
      const { success, 'error-codes': codes } = await verify(proof);
      if (success) return proofName(proof);
      return refuseProof(
        codes.includes('timeout-or-duplicate') ? 'form.captchaExpired' : 'form.captchaRefused',
      );
    },
  };

  async function verify(proof: string) {
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: proof }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeouts),
      });
      if (!response.ok) throw new Error(`The provider responded ${response.status}.`);
      return verdict.parse(await response.json());
    } catch {
      throw new AppError('unavailable', 'form.captchaUnreachable', { retryAfter: 30 });
    }
  }
}
