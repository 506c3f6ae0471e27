import type { PendingSignIn } from '#shared/accounts/second-factors.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import type { MessageKey } from '#shared/messages/messages.ts';

/** What can go wrong, in words; only the error handler knows the status codes. */
export type ErrorCode =
  | 'unreadable'
  | 'unauthorised'
  | 'forbidden'
  | 'unconfirmed'
  | 'not-found'
  | 'method-not-allowed'
  | 'conflict'
  | 'too-large'
  | 'wrong-type'
  | 'invalid'
  | 'too-many'
  | 'unavailable'
  | 'internal';

type Details = {
  /** Field names, each with the keys of what is wrong with it. */
  fields?: Record<string, (MessageKey | AdminMessageKey)[]>;
  /** The values of the message's placeholders. */
  values?: Record<string, number>;
  /** Seconds after which the caller may try again. */
  retryAfter?: number;
  /** What is stored now, where the caller knew an older version. */
  current?: unknown;
  /** What a sign-in still needs, where the password alone is not enough. */
  secondFactor?: PendingSignIn;
  /** Why, for whoever runs the site; no caller is told. */
  cause?: unknown;
};

/** A failure that a caller is told about, by the key of the message that says it. */
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
