import * as limits from '../limits.ts';
import { contactMessage } from './contact.ts';
import { corruptionReport } from './report.ts';

/** The two things that a visitor can send, each with its schema: the key is also the call's name. */
export const submissionForms = { contact: contactMessage, report: corruptionReport } as const;

export type SubmissionKind = keyof typeof submissionForms;

export const submissionKinds = Object.keys(submissionForms) as SubmissionKind[];

/** What the message `form.tooLong` names. */
export const textLimits = {
  longestTextCharacters: limits.longestTextCharacters,
  otherTextsCharacters: limits.otherTextsCharacters,
};

/** Whether the texts of a form, or of whatever is given in place of one, are longer than is taken. */
export function isTooLong(given: unknown): boolean {
  const { recaptcha = '', ...texts } = (given ?? {}) as Record<string, unknown>;
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
