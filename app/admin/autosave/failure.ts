import { ApiFailure } from '../client/api.ts';
import type { ItemDocument } from '../publishing/item-document.ts';

/** Why a save failed. */
export type Failure = {
  /** `gone`: the item is deleted; `invalid`: another text may be accepted. */
  kind: 'unreachable' | 'session' | 'conflict' | 'gone' | 'invalid';
  /** The server's own message, in the area's language. */
  message?: string;
  /** The version of a conflict. */
  newer?: ItemDocument;
};

export function failureOf(error: unknown): Failure {
  // A response that broke off
  if (!(error instanceof ApiFailure)) return { kind: 'unreachable' };
  const { status, serverMessage, current } = error;
  const message = serverMessage === undefined ? {} : { message: serverMessage };
  // No response, a busy server, or one that restarts: the same request may succeed
  if (status === 0 || status === 408 || status === 429 || status >= 500) return { kind: 'unreachable' };
  if (status === 401) return { kind: 'session' };
  if (status === 409 && isItem(current)) return { kind: 'conflict', newer: current };
  if (status === 404 || status === 410) return { kind: 'gone', ...message };
  return { kind: 'invalid', ...message };
}

function isItem(value: unknown): value is ItemDocument {
  return typeof value === 'object' && value !== null && 'updated_at' in value;
}
