import type { OfficersTalk } from '../../forms/talk.ts';
import type { OpeningKey } from '../hpke.ts';
import { inBatches } from './in-batches.ts';
import { openMessage, stateOf } from './open-message.ts';
import { partOf } from './open-part.ts';
import { openSubmission } from './open-submission.ts';
import type { TalkView } from './sealed-rows.ts';

/** The state of a conversation, and what a reply is sealed for: the groups of the submission, and its receipt. */
export async function openTalkState(
  { submission, reply, has_receipt }: Pick<TalkView, 'submission' | 'reply' | 'has_receipt'>,
  keys: ReadonlyMap<string, OpeningKey>,
) {
  const { receipt, groups, deleted_at } = await openSubmission(submission, keys);
  const last = reply ? await openMessage(partOf(submission, reply), keys) : undefined;
  return {
    ...stateOf(last, deleted_at !== null),
    groups,
    /** The public key of the receipt; undefined where none leads to the case. */
    receipt: has_receipt ? receipt : undefined,
  };
}

/** A page of a conversation as officers see it. */
export async function openTalk(
  view: Omit<TalkView, 'keys'>,
  keys: ReadonlyMap<string, OpeningKey>,
): Promise<OfficersTalk> {
  const { submission, messages, earlier, next } = view;
  const { state, reason, receipt } = await openTalkState(view, keys);
  const page = await inBatches(messages, (row) => openMessage(partOf(submission, row), keys));
  return {
    state,
    reason,
    messages: page.toReversed(),
    ...(earlier !== undefined && { earlier }),
    seen: next - 1,
    answerable: receipt !== undefined,
  };
}
