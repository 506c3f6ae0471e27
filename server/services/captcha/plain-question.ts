import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { latinDigits } from '#shared/numeral.ts';
import { type SubmissionKind, submissionKinds } from '#shared/submissions.ts';
import { proofName, refuseProof } from './proof.ts';

/** Nobody fills a form in faster than this, nor takes longer; in milliseconds. */
const youngest = 3_000;
const oldest = 2 * 60 * 60 * 1000;

const prefix = 'plain:';

const asked = z.object({
  form: z.enum(submissionKinds),
  a: z.int(),
  b: z.int(),
  /** When it was asked, in milliseconds since 1970. */
  at: z.int(),
  /** Makes each question another one. */
  nonce: z.string(),
});

type Asked = z.infer<typeof asked>;

/** One question that a person answers without a script: what is `a` and `b`? The token is the signed question. */
export type PlainQuestion = { token: string; a: number; b: number };

/** What goes into the form's proof for an answer, typed in any digits. */
export function plainProof(token: string, answer: string): string {
  return `${prefix}${token}:${answer}`;
}

export const isPlain = (proof: string) => proof.startsWith(prefix);

export function createPlainQuestions(secret: () => Promise<string>, now: () => number) {
  const sign = async (text: string) =>
    createHmac('sha256', await secret())
      .update(text)
      .digest('base64url');

  async function read(token: string): Promise<Asked | undefined> {
    const [text = '', signature = ''] = token.split('.');
    const [given, right] = [Buffer.from(signature), Buffer.from(await sign(text))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    return asked.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  }

  return {
    async ask(form: SubmissionKind): Promise<PlainQuestion> {
      const [a, b] = [randomInt(1, 10), randomInt(1, 10)];
      const question: Asked = { form, a, b, at: now(), nonce: randomBytes(12).toString('base64url') };
      const text = Buffer.from(JSON.stringify(question)).toString('base64url');
      return { token: `${text}.${await sign(text)}`, a, b };
    },

    /** The name of a proof that holds. @throws AppError `invalid` */
    async verify(form: SubmissionKind, proof: string): Promise<string> {
      const [token = '', answer = ''] = proof.slice(prefix.length).split(':');
      const question = await read(token);
      if (question?.form !== form) return refuseProof('form.captchaRequired');
      const age = now() - question.at;
      if (age > oldest) return refuseProof('form.captchaExpired');
      if (age < youngest) return refuseProof('form.tooQuick');
      const typed = latinDigits(answer).trim();
      if (typed === '') return refuseProof('form.captchaRequired');
      if (Number(typed) !== question.a + question.b) return refuseProof('form.wrongAnswer');
      // Not the token as it came: something could be added to its end
      return proofName(question.nonce);
    },
  };
}
