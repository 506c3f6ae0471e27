import { hkdfSync } from 'node:crypto';
import type { SubmissionLimiter } from '#server/services/submission-limiter.ts';
import type { SubmissionKind } from '#shared/submissions.ts';
import { createAltcha } from './altcha.ts';
import { createPlainQuestions, isPlain, plainProof } from './plain-question.ts';
import { createRecaptcha, type RecaptchaSettings } from './recaptcha.ts';

export type Captcha = ReturnType<typeof createCaptcha>;

export type CaptchaSettings = RecaptchaSettings & {
  /** A third party sees the address of whoever uses it, so reports have a switch of their own. */
  forReports: boolean;
};

type Parts = {
  /** What all proofs of this site are signed with is made of it. */
  secret: () => Promise<Buffer>;
  /** The third party's, where the site uses it. */
  recaptcha: CaptchaSettings | undefined;
  limiter: SubmissionLimiter | undefined;
  now: () => number;
};

/** What a form asks for before it is sent, as `GET /api/captcha` answers it. */
export type CaptchaOffer =
  | { provider: 'altcha'; siteKey: null; challenge: string }
  | { provider: 'recaptcha'; siteKey: string };

/** The proof that a person, and not a program, sends a form: by work of the browser, by a third party, by a question. */
export function createCaptcha({ secret, recaptcha, limiter, now }: Parts) {
  const derive = async (purpose: string) =>
    Buffer.from(hkdfSync('sha256', await secret(), '', purpose, 32)).toString('base64url');
  const altcha = createAltcha(
    async () => ({
      signature: await derive('diwan challenge 1'),
      key: await derive('diwan challenge key 1'),
    }),
    now,
  );
  const questions = createPlainQuestions(() => derive('diwan question 1'), now);
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
      return altcha.challenge(form, (await limiter?.difficulty(address)) ?? 1);
    },

    question: (form: SubmissionKind) => questions.ask(form),

    plainProof,

    /** The name of a proof that holds; it is still to be used up. @throws AppError `invalid`, `unavailable` */
    async verify(form: SubmissionKind, proof: string): Promise<string> {
      if (isPlain(proof)) return questions.verify(form, proof);
      if (thirdParty && usesThirdParty(form)) return thirdParty.verify(proof);
      return altcha.verify(form, proof);
    },
  };
}
