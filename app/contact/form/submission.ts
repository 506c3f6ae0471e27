import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Captcha } from '../captcha/captcha.ts';

/** The message that says why nothing was sent, and the field that it is about. */
export type Failure = {
  message: string;
  field?: string | undefined;
  /** Nothing was answered: what was written may be sent again as it is. */
  lost?: boolean;
};

/** A plain question for browsers without a script, in words; `token` knows what is right. */
export type Question = {
  token: string;
  text: string;
  /** Seconds that it cannot be answered for yet. */
  wait: number;
  answer?: string;
};

/** What became of a form that a browser sent by itself, without a script. */
export type Posted = {
  kind: SubmissionKind;
  failure?: Failure;
  /** What was typed, by field; empty once it was sent. */
  texts: Record<string, string>;
  /** The question to answer for another try. */
  question?: Question;
};

/** What a form is shown with. */
export type FormProps = {
  kind: SubmissionKind;
  captcha: Captcha;
  /** Whether its tab is the one that is shown. */
  active: boolean;
  /** What became of it when a browser sent it by itself. */
  posted: Posted | undefined;
  /** For browsers without a script; the home page has none. */
  question: Question | undefined;
  /** How else the directorate is reached, and where somebody goes who leaves in a hurry. */
  contact: { phone: string; email: string; leaveTo: string };
  /** Whether the database's own log shows when it arrived. */
  commitTimesLogged: boolean;
  /** Whether its visitor began with it before its script came. */
  begun?: boolean;
};
