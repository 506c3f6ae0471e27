import { contactMessage } from './contact.ts';
import { corruptionReport } from './report.ts';

/** The two things that a visitor can send, each with its schema: the key is also the call's name. */
export const submissionForms = { contact: contactMessage, report: corruptionReport } as const;

export type SubmissionKind = keyof typeof submissionForms;

export const submissionKinds = Object.keys(submissionForms) as SubmissionKind[];

/** The characters of all texts together that a form, or whoever plays one, gives. */
export function charactersOf(given: unknown): number {
  const texts = Object.values(given ?? {}).filter((value) => typeof value === 'string');
  return texts.reduce((sum, text) => sum + text.length, 0);
}
