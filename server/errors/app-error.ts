import type { Confirmation, PendingSignIn } from '#shared/accounts/second-factors.ts';
import type { MediaUse } from '#shared/media/media.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import type { MessageKey } from '#shared/messages/messages.ts';
import type { Difference } from '#shared/parity/parity.ts';

/** Kinds of failure; only the error handler maps them to status codes. */
export type ErrorCode =
  | 'unreadable'
  | 'unauthorised'
  | 'forbidden'
  | 'unconfirmed'
  | 'not-found'
  | 'method-not-allowed'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'wrong-type'
  | 'invalid'
  | 'too-many'
  | 'unavailable'
  | 'internal';

type Details = {
  /** Field names, each with its message keys. */
  fields?: Record<string, (MessageKey | AdminMessageKey)[]>;
  /** Values of the message's placeholders. */
  values?: Record<string, number>;
  /** Seconds after which the client may retry. */
  retryAfter?: number;
  /** The stored state, on a conflict with an older version. */
  current?: unknown;
  /** Facts that only one side of an item states. */
  differences?: Difference[];
  /** Where a picture is used. */
  uses?: MediaUse[];
  /** The reasons why an item was withdrawn, with its titles and its successor. */
  withdrawal?: Record<'reason_ar' | 'reason_en', string>;
  /** The next step of a sign-in, when the password is not sufficient. */
  secondFactor?: PendingSignIn;
  /** The proofs that the caller has to give in the same call. */
  confirmation?: Confirmation;
  /** For the operator's log; never part of a response. */
  cause?: unknown;
};

/** A failure with a message for the client, by its key. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly key: MessageKey | AdminMessageKey;
  readonly details: Details;

  constructor(code: ErrorCode, key: MessageKey | AdminMessageKey, details: Details = {}) {
    super(key, { cause: details.cause });
    this.code = code;
    this.key = key;
    this.details = details;
  }
}
