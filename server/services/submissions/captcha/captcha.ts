import { hkdfSync } from 'node:crypto';
import { questionWait, type SubmissionLimiter } from '#server/services/limits/submission-limiter.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { createAltcha } from './altcha.ts';
import { createPlainQuestions, isPlain, plainProof } from './plain-question.ts';
import { refuseProof } from './proof.ts';
import { createRecaptcha, type RecaptchaSettings } from './recaptcha.ts';

export type Captcha = ReturnType<typeof createCaptcha>;

export type CaptchaSettings = RecaptchaSettings & {
  /** A third party sees the address of whoever uses it, so reports have a switch of their own. */
  forReports: boolean;
};

type Dependencies = {
  /** What all proofs of this site are signed with is made of it. */
  secret: () => Promise<Buffer>;
  /** The third party's, where the site uses it. */
  recaptcha: CaptchaSettings | undefined;
  limiter: SubmissionLimiter | undefined;
  now: () => number;
};

type Origin = {
  /** Counted in memory for about an hour, and kept nowhere. */
  address: string;
  /** Whether a browser sent the page's form by itself, without a script. */
  plainForm?: boolean | undefined;
};

/** What a form asks for before it is sent, as `GET /api/captcha` answers it. */
export type CaptchaOffer =
  | { provider: 'altcha'; siteKey: null; challenge: string }
  | { provider: 'recaptcha'; siteKey: string };

/** The proof that a person, and not a program, sends a form: by work of the browser, by a third party, by a question. */
export function createCaptcha({ secret, recaptcha, limiter, now }: Dependencies) {
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
  const thirdParty = recaptcha && createRecaptcha(recaptcha);
  const usesThirdParty = (form: SubmissionKind) =>
    recaptcha !== undefined && (form !== 'report' || recaptcha.forReports);

  return {
    of(form: SubmissionKind): CaptchaOffer {
      if (recaptcha && usesThirdParty(form)) return { provider: 'recaptcha', siteKey: recaptcha.siteKey };
      return { provider: 'altcha', siteKey: null, challenge: `/api/captcha/challenge?form=${form}` };
    },

    /** @param address of whoever asks: from where many ask, it is harder. */
    async challenge(form: SubmissionKind, address: string) {
      return altcha.challenge(form, limiter?.difficulty(address) ?? 1);
    },

    /** @param address of the visitor: from where many send, it asks for a longer wait. */
    question: (form: SubmissionKind, address?: string) =>
      questions.ask(form, (address && limiter?.questionWait(address)) || questionWait.usual),

    /** A question as it was asked; undefined where this site did not ask it. */
    sameQuestion: (token: string) => questions.again(token),

    plainProof,

    /**
     * The name of a proof that holds; it is still to be used up. A plain answer is for browsers without a script: where a
     * third party tells people from programs, only the page's own plain form brings one.
     * @throws AppError `invalid`, `unavailable`
     */
    async verify(form: SubmissionKind, proof: string, { address, plainForm }: Origin): Promise<string> {
      const foreign = usesThirdParty(form) ? thirdParty : undefined;
      if (!isPlain(proof)) return foreign ? foreign.verify(proof) : altcha.verify(form, proof);
      if (foreign && !plainForm) return refuseProof('form.captchaRefused');
      const name = await questions.verify(form, proof);
      const seconds = limiter?.takePlain(address) ?? 0;
      return seconds > 0 ? refuseProof('form.rateLimited', { seconds }) : name;
    },
  };
}
