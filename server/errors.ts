import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import type { MessageKey } from '#shared/messages/messages.ts';

/** What can go wrong, in words; only the error handler knows the status codes. */
export type ErrorCode =
  | 'unreadable'
  | 'unauthorised'
  | 'not-found'
  | 'method-not-allowed'
  | 'conflict'
  | 'too-large'
  | 'wrong-type'
  | 'invalid'
  | 'too-many'
  | 'unavailable'
  | 'internal';

/** A failure that a caller is told about, by the key of the sentence that says it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly key: MessageKey | AdminMessageKey;
  /** Field names, each with the keys of what is wrong with it. */
  readonly fields: Record<string, (MessageKey | AdminMessageKey)[]> | undefined;

  constructor(
    code: ErrorCode,
    key: MessageKey | AdminMessageKey,
    fields?: Record<string, (MessageKey | AdminMessageKey)[]>,
  ) {
    super(key);
    this.code = code;
    this.key = key;
    this.fields = fields;
  }
}
