import { hkdfSync } from 'node:crypto';
import { questionWait, type SubmissionLimiter } from '#server/services/limits/submission-limiter.ts';
import type { CaptchaOffer } from '#shared/forms/captcha-providers.ts';
import type { CaptchaForm } from '#shared/forms/submissions.ts';
import { createAltcha } from './altcha.ts';
import { createPlainQuestions, isPlain, plainProof } from './plain-question.ts';
import { refuseProof } from './proof.ts';
import { createThirdParty, type ThirdPartySettings } from './third-party.ts';

export type Captcha = ReturnType<typeof createCaptcha>;

export type CaptchaSettings = ThirdPartySettings & {
  /** A third party sees visitors' addresses, so reports have a separate switch. */
  forReports: boolean;
};

type Dependencies = {
  /** Signing keys of all proofs derive from it. */
  secret: () => Promise<Buffer>;
  /** The third party's settings, if configured. */
  thirdParty: CaptchaSettings | undefined;
  limiter: SubmissionLimiter | undefined;
  now: () => number;
};

type Origin = {
  /** Counted in memory for about an hour, and stored nowhere. */
  address: string;
  /** True for a page's form sent without a script. */
  plainForm?: boolean | undefined;
};

/** Verifies that a person, not a program, sends a form: by proof of work, by a third party, or by a question. */
export function createCaptcha({ secret, thirdParty, limiter, now }: Dependencies) {
  const derive = async (purpose: string) => Buffer.from(hkdfSync('sha256', await secret(), '', purpose, 32));
  const deriveText = async (purpose: string) => (await derive(purpose)).toString('base64url');
  const altcha = createAltcha(
    async () => ({
      signature: await deriveText('diwan challenge 1'),
      key: await deriveText('diwan challenge key 1'),
    }),
    now,
  );
  const questions = createPlainQuestions(() => derive('diwan question 2'), now);
  const verifier = thirdParty && createThirdParty(thirdParty);
  const usesThirdParty = (form: CaptchaForm) =>
    // A receipt is never shown to one: it would see who comes back
    thirdParty !== undefined && (form === 'contact' || (form === 'report' && thirdParty.forReports));

  return {
    of(form: CaptchaForm): CaptchaOffer {
      if (thirdParty && usesThirdParty(form))
        return { provider: thirdParty.provider, siteKey: thirdParty.siteKey };
      return { provider: 'altcha', siteKey: null, challenge: `/api/captcha/challenge?form=${form}` };
    },

    /** @param address of the client: its load raises the difficulty. */
    async challenge(form: CaptchaForm, address: string) {
      return altcha.challenge(form, limiter?.difficulty(address) ?? 1);
    },

    /** @param address of the visitor: its load lengthens the wait. */
    question: (form: CaptchaForm, address?: string) =>
      questions.createQuestion(form, (address && limiter?.questionWait(address)) || questionWait.usual),

    /** An earlier question; undefined if it is not of this site. */
    sameQuestion: (token: string) => questions.again(token),

    plainProof,

    /**
     * The id of a valid proof, not yet consumed. A plain answer is for browsers without a script: with a third party
     * configured, only the page's own plain form may send one.
     * @throws AppError `invalid`, `unavailable`
     */
    async verify(form: CaptchaForm, proof: string, { address, plainForm }: Origin): Promise<string> {
      const foreign = usesThirdParty(form) ? verifier : undefined;
      if (!isPlain(proof)) return foreign ? foreign.verify(proof) : altcha.verify(form, proof);
      if (foreign && !plainForm) return refuseProof('form.captchaRefused');
      const name = await questions.verify(form, proof);
      const seconds = limiter?.takePlain(address) ?? 0;
      return seconds > 0 ? refuseProof('form.rateLimited', { seconds }) : name;
    },
  };
}
