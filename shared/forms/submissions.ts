import * as limits from '../limits.ts';
import { contactMessage } from './contact.ts';
import { corruptionReport } from './report.ts';

/** The two kinds of submission, each with its schema: the key is also the call's name. */
export const submissionForms = { contact: contactMessage, report: corruptionReport } as const;

export type SubmissionKind = keyof typeof submissionForms;

export const submissionKinds = Object.keys(submissionForms) as SubmissionKind[];

/** Forms whose sender proves to be a person. */
export const captchaForms = [...submissionKinds, 'receipt', 'subscribe'] as const;

export type CaptchaForm = (typeof captchaForms)[number];

/** Placeholders of the message `form.tooLong`. */
export const textLimits = {
  longestTextCharacters: limits.longestTextCharacters,
  otherTextsCharacters: limits.otherTextsCharacters,
};

/** True where the texts of a form, or of any other value, are longer than the limits. */
export function isTooLong(given: unknown): boolean {
  const { recaptcha = '', receipt_key: _key, ...texts } = (given ?? {}) as Record<string, unknown>;
  const lengths = Object.values(texts).map(lengthOf);
  const longest = Math.max(0, ...lengths);
  const others = lengths.reduce((sum, length) => sum + length, -longest);
  return (
    longest > limits.longestTextCharacters ||
    others > limits.otherTextsCharacters ||
    lengthOf(recaptcha) > limits.captchaProofCharacters
  );
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0);
