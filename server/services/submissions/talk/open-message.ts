import type { OpeningKey } from '#shared/channel/hpke.ts';
import { openPart } from '#shared/channel/open-part.ts';
import type { CaseState } from '#shared/forms/case-states.ts';
import type { OfficersTalk } from '#shared/forms/talk.ts';
import { timestampOf } from '../timestamp-of.ts';
import type { messageRows } from './message-rows.ts';

type Row = Awaited<ReturnType<ReturnType<typeof messageRows>['execute']>>[number];

/** The content of an envelope; a sender's has no state. */
type Content = { created_at: string; text: string; state?: CaseState; reason?: string };

/** Opens a message; one that no key opens, or that was altered, comes damaged and empty. */
export async function openMessage(
  row: Row,
  keys: ReadonlyMap<string, OpeningKey>,
): Promise<OfficersTalk['messages'][number]> {
  const { message, author } = row;
  const common = { number: message, from: author };
  try {
    const content = await openPart(row, { message, author }, keys);
    const { created_at, text, state = null, reason = '' } = content as Content;
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
