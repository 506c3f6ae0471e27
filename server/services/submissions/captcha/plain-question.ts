import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import { type CaptchaForm, captchaForms } from '#shared/forms/submissions.ts';
import * as limits from '#shared/limits.ts';
import { latinDigits } from '#shared/numeral.ts';
import { proofName, refuseProof } from './proof.ts';

/** Maximum time to fill in a form, in milliseconds. */
const life = limits.questionMinutes * 60 * 1000;

const prefix = 'plain:';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Questions about two numbers from 1 to 9, the first the larger one, with their answers; the messages are
 * `question.{subject}`.
 */
const responses = {
  sum: (a: number, b: number) => a + b,
  difference: (a: number, b: number) => a - b,
  next: (a: number) => a + 1,
  larger: (a: number, b: number) => Math.max(a, b),
};

const subjects = Object.keys(responses) as (keyof typeof responses)[];

const requested = z.object({
  form: z.enum(captchaForms),
  subject: z.enum(subjects),
  a: z.int(),
  b: z.int(),
  /** Validity of the answer, in milliseconds since 1970. */
  from: z.int(),
  until: z.int(),
});

type Question = z.infer<typeof requested>;

/** A question that a person answers without a script. The token holds it encrypted. */
export type PlainQuestion = Pick<Question, 'subject' | 'a' | 'b'> & {
  token: string;
  /** Remaining seconds before an answer is accepted. */
  wait: number;
};

/** The right answer to a question. */
export function plainAnswer({ subject, a, b }: Pick<Question, 'subject' | 'a' | 'b'>): number {
  return responses[subject](a, b);
}

/** The form's proof for an answer, typed in any digits. */
export function plainProof(token: string, answer: string): string {
  return `${prefix}${token}:${answer}`;
}

export const isPlain = (proof: string) => proof.startsWith(prefix);

/** @param secret a key of 32 bytes. */
export function createPlainQuestions(secret: () => Promise<Buffer>, now: () => number) {
  async function seal(question: Question): Promise<string> {
    const iv = randomBytes(ivBytes);
    const sealing = createCipheriv(cipher, await secret(), iv, { authTagLength: tagBytes });
    const body = Buffer.concat([sealing.update(JSON.stringify(question)), sealing.final()]);
    return Buffer.concat([iv, body, sealing.getAuthTag()]).toString('base64url');
  }

  async function open(token: string): Promise<Question | undefined> {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length <= ivBytes + tagBytes || bytes.toString('base64url') !== token) return undefined;
    const opening = createDecipheriv(cipher, await secret(), bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    opening.setAuthTag(bytes.subarray(-tagBytes));
    try {
      const text = Buffer.concat([opening.update(bytes.subarray(ivBytes, -tagBytes)), opening.final()]);
      return requested.parse(JSON.parse(text.toString('utf8')));
    } catch {
      return undefined;
    }
  }

  const waitOf = ({ from }: Question) => Math.max(0, Math.ceil((from - now()) / 1000));

  return {
    /** @param wait seconds before its answer is accepted. */
    async createQuestion(form: CaptchaForm, wait: number): Promise<PlainQuestion> {
      const [subject = 'sum'] = subjects.slice(randomInt(subjects.length));
      const a = randomInt(2, 10);
      const b = randomInt(1, a);
      const from = now() + wait * 1000;
      const token = await seal({ form, subject, a, b, from, until: now() + life });
      return { token, subject, a, b, wait };
    },

    /** The question of a token, with the remaining wait; undefined if it is not of this site. */
    async again(token: string): Promise<PlainQuestion | undefined> {
      const question = await open(token);
      if (!question) return undefined;
      const { subject, a, b } = question;
      return { token, subject, a, b, wait: waitOf(question) };
    },

    /**
     * The id of a valid proof.
     * @throws AppError `invalid`
     */
    async verify(form: CaptchaForm, proof: string): Promise<string> {
      const [token = '', answer = ''] = proof.slice(prefix.length).split(':');
      const question = await open(token);
      if (question?.form !== form) return refuseProof('form.captchaRequired');
      if (now() > question.until) return refuseProof('form.captchaExpired');
      const seconds = waitOf(question);
      if (seconds > 0) return refuseProof('form.tooEarly', { seconds });
      const typed = latinDigits(answer).trim();
      if (typed === '') return refuseProof('form.captchaRequired');
      if (Number(typed) !== plainAnswer(question)) return refuseProof('form.wrongAnswer');
      return proofName(token);
    },
  };
}
