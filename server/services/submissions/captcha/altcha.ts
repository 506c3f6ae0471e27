import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { CaptchaForm } from '#shared/forms/submissions.ts';
import * as limits from '#shared/limits.ts';
import { proofName, refuseProof } from './proof.ts';

const life = limits.challengeMinutes * 60 * 1000;

/** Cost of one attempt, and number of attempts per challenge: below two seconds on a slow phone. */
const cost = 1_000;
const tries = { fewest: 400, most: 800 };

const payload = z.object({
  challenge: z.object({
    parameters: z.custom<Challenge['parameters']>((value) => typeof value === 'object' && value !== null),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

type Secrets = { signature: string; key: string };

/** Proof of work on this server (ALTCHA, proof of work 2): challenges are signed, not stored. */
export function createAltcha(secrets: () => Promise<Secrets>, now: () => number) {
  return {
    /** @param harder factor of difficulty. */
    async challenge(form: CaptchaForm, harder: number): Promise<Challenge> {
      const { signature, key } = await secrets();
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(tries.fewest * harder, tries.most * harder),
        data: { form },
        deriveKey,
        expiresAt: new Date(now() + life),
        hmacSignatureSecret: signature,
        hmacKeySignatureSecret: key,
      });
    },

    /**
     * The id of a valid proof.
     * @throws AppError `invalid`
     */
    async verify(form: CaptchaForm, proof: string): Promise<string> {
      const { data } = payload.safeParse(decode(proof));
      if (!data) return refuseProof('form.captchaRefused');
      const { signature, key } = await secrets();
      const result = await verifySolution({
        ...data,
        deriveKey,
        hmacSignatureSecret: signature,
        hmacKeySignatureSecret: key,
      }).catch(() => undefined);
      if (!result || result.invalidSignature) return refuseProof('form.captchaRefused');
      const { data: bound, expiresAt = 0 } = data.challenge.parameters;
      if (expiresAt * 1000 < now()) return refuseProof('form.captchaExpired');
      if (!result.verified || bound?.['form'] !== form) return refuseProof('form.captchaRefused');
      return proofName(data.challenge.signature);
    },
  };
}

function decode(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
