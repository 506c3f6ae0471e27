import type { ReceiptView } from '#shared/forms/talk.ts';
import type { Failure, Question } from '../../form/submission.ts';

/** The acts of a sender on the page of a receipt. */
export type ReceiptAct = 'view' | 'send' | 'delete';

/** The page of a receipt, from the server without a script or kept in memory with one. */
export type ReceiptPage = {
  /** The code as typed. */
  receipt: string;
  /** The conversation, once it was opened. */
  view?: ReceiptView | undefined;
  /** The message that was written, and not accepted yet. */
  text?: string | undefined;
  failure?: Failure | undefined;
  /** Message about the last act. */
  done?: string | undefined;
  /** True after a deletion: the code opens nothing any more. */
  ended?: boolean;
  /** A pass has expired: the next call needs a proof of a person again. */
  proving?: boolean | undefined;
  /** The name of the next message, under which it is stored once; without a script. */
  attempt?: string;
  /** The question for browsers without a script. */
  question?: Question | undefined;
};
