import { contactMessage } from './contact.ts';
import { corruptionReport } from './report.ts';

/** The two things that a visitor can send, each with its schema: the key is also the call's name. */
export const submissionForms = { contact: contactMessage, report: corruptionReport } as const;

export type SubmissionKind = keyof typeof submissionForms;

export const submissionKinds = Object.keys(submissionForms) as SubmissionKind[];

/** In characters; what is longer is refused before anything else. */
export const submissionLimits = {
  /** The longest text of a message or report. */
  longest: 60_000,
  /** All others of it together. */
  others: 4_000,
  /** What proves that a person sends it. */
  proof: 8_000,
} as const;

/** Whether the texts of a form, or of whatever is given in place of one, are longer than is taken. */
export function isTooLong(given: unknown): boolean {
  const { recaptcha = '', ...texts } = (given ?? {}) as Record<string, unknown>;
  const lengths = Object.values(texts).map(lengthOf);
  const longest = Math.max(0, ...lengths);
  const others = lengths.reduce((sum, length) => sum + length, -longest);
  return (
    longest > submissionLimits.longest ||
    others > submissionLimits.others ||
    lengthOf(recaptcha) > submissionLimits.proof
  );
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0);
