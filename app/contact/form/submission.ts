import type { PublishedKey } from '#shared/forms/sealed/key-document.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Captcha } from '../captcha/captcha.ts';

/** The reason why nothing was sent, and the field that it belongs to. */
export type Failure = {
  message: string;
  field?: string | undefined;
  /** No response came: the same texts may be sent again. */
  lost?: boolean;
};

/** A plain question for browsers without a script, in words; `token` holds the question sealed. */
export type Question = {
  token: string;
  text: string;
  /** Seconds before an answer is accepted. */
  wait: number;
  answer?: string;
};

/** Result of a form that a browser sent without a script. */
export type Posted = {
  kind: SubmissionKind;
  failure?: Failure;
  /** The code of the receipt, after success. */
  receipt?: string | undefined;
  /** The visitor's input, by field; empty after success. */
  texts: Record<string, string>;
  /** The question for another try. */
  question?: Question;
};

/** Props of a form. */
export type FormProps = {
  kind: SubmissionKind;
  captcha: Captcha;
  /** True for the selected tab. */
  active: boolean;
  /** Result of sending without a script. */
  posted: Posted | undefined;
  /** For browsers without a script; the home page has none. */
  question: Question | undefined;
  /** The direct contacts, the target of the quick exit, when a submission is read, and a sender's rights. */
  contact: {
    phone: string;
    email: string;
    leaveTo: string;
    readWithin: string;
    reportReplies: string;
    reportRights: string;
  };
  /** The keys that the page showed when it was opened; the home page shows none. */
  keys: PublishedKey[] | undefined;
  /** The second group of recipients, where senders of reports may choose it. */
  oversight: { name: string; about: string } | undefined;
  /** Time to a first reply to a report and to a conclusion, in words. */
  terms: { reply: string; conclusion: string };
  /** The origin of the onion service, if there is one. */
  onionUrl: string | undefined;
  /** The origin that visitors see. */
  publicUrl: string;
  /** Days from reading a submission to its deletion. */
  readDays: number;
  /** The database's own log shows the time of arrival. */
  commitTimesLogged: boolean;
  /** The visitor used the form before hydration. */
  begun?: boolean;
};
