import type { SubmissionKind } from '#shared/submissions.ts';

/** Why something was not sent, in a sentence, and the field that it is about. */
export type Failure = {
  message: string;
  field?: string | undefined;
  /** Nothing was answered: what was written may be sent again as it is. */
  lost?: boolean;
};

/** A plain question for browsers without a script; `token` vouches for it. */
export type Question = { token: string; a: number; b: number; answer?: string };

/** What became of a form that a browser sent by itself, without a script. */
export type Posted = {
  kind: SubmissionKind;
  failure?: Failure;
  /** What was typed, by field; empty once it was sent. */
  texts: Record<string, string>;
  /** The question to answer for another try. */
  question?: Question;
};
