import { z } from 'zod';
import { AppError } from '#server/errors/app-error.ts';
import { captchaProvider, type ThirdParty } from '#shared/forms/captcha-providers.ts';
import { proofName, refuseProof } from './proof.ts';

/** The provider's response. */
const verdict = z.object({ 'success': z.boolean(), 'error-codes': z.array(z.string()).default([]) });

export type ThirdPartySettings = {
  provider: ThirdParty;
  siteKey: string;
  secret: string;
  verifyUrl: string;
};

/**
 * A third party's proof, verified by this server. The sender's address is not forwarded.
 * @param timeouts of the provider, in milliseconds.
 */
export function createThirdParty({ provider, secret, verifyUrl }: ThirdPartySettings, timeouts = 5_000) {
  const { expired } = captchaProvider(provider);
  return {
    /**
     * The id of a valid proof.
     * @throws AppError `invalid`, or `unavailable` if the provider does not respond.
     */
    async verify(proof: string): Promise<string> {
      const { success, 'error-codes': codes } = await verify(proof);
      if (success) return proofName(proof);
      return refuseProof(
        codes.some((code) => expired.includes(code)) ? 'form.captchaExpired' : 'form.captchaRefused',
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
