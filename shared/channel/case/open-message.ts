import { type CaseState, caseStates } from '../../forms/case-states.ts';
import { cleanText } from '../../forms/clean-text.ts';
import type { OfficersTalk, TalkMessage } from '../../forms/talk.ts';
import * as limits from '../../limits.ts';
import { timestampOf } from '../../timestamp-of.ts';
import type { Author } from '../envelope.ts';
import type { OpeningKey } from '../hpke.ts';
import { openPart, type SealedPart } from './open-part.ts';
import { timeOf } from './time-of.ts';

/** The row of a message. */
export type SealedMessage = SealedPart & { message: number; author: Author; day: string };

/** The content of an envelope; a sender's has no state. Their browser sealed it unseen, so it may be anything. */
type Content = Record<'created_at' | 'text' | 'state' | 'reason', unknown>;

/** Opens a message; one that no key opens, or that was altered, comes damaged and empty. */
export async function openMessage(
  row: SealedMessage,
  keys: ReadonlyMap<string, OpeningKey>,
): Promise<OfficersTalk['messages'][number]> {
  const { message, author } = row;
  const common = { number: message, from: author };
  try {
    const content = (await openPart(row, { message, author }, keys)) as Partial<Content>;
    const text = textOf(content.text, limits.talkCharacters);
    const created_at = timeOf(content.created_at, row.day);
    const ofOfficer = author === 'officer' ? content : {};
    const state = caseStates.find((each) => each === ofOfficer.state) ?? null;
    const reason = textOf(ofOfficer.reason, limits.talkReasonCharacters);
    return { ...common, created_at, text, state, reason, damaged: false };
  } catch {
    const created_at = timestampOf(row.day);
    return { ...common, created_at, text: '', state: null, reason: '', damaged: true };
  }
}

/** The state of a case: that of the officers' last message, or else whether it was read. */
export function stateOf(
  last: { state: CaseState | null; reason: string } | undefined,
  isRead: boolean,
): { state: CaseState; reason: string } {
  // A damaged message came from an officer all the same
  if (last) return { state: last.state ?? 'in_review', reason: last.state === 'closed' ? last.reason : '' };
  return { state: isRead ? 'in_review' : 'received', reason: '' };
}

/** A message as its sender sees it; a change of the state alone is none. */
export function shownToSender(message: Awaited<ReturnType<typeof openMessage>>): TalkMessage[] {
  const { number, from, created_at, text, damaged } = message;
  return text || damaged ? [{ number, from, created_at, text, damaged }] : [];
}

function textOf(given: unknown, longest: number): string {
  return typeof given === 'string' ? cleanText(given.slice(0, longest)) : '';
}
