import { utf8 } from '#shared/channel/base64url.ts';
import { openTalk, openTalkState } from '#shared/channel/case/open-talk.ts';
import { recipientsOfCase } from '#shared/channel/case/recipients-of-case.ts';
import { decodedView } from '#shared/channel/case/view-bytes.ts';
import { beginPart, caseNameOf } from '#shared/channel/envelope.ts';
import { cleanText } from '#shared/forms/clean-text.ts';
import type { SealedReply, SealedTalk } from '#shared/forms/sealed/sealed-inbox.ts';
import { sentEnvelope } from '#shared/forms/sealed/sent-envelope.ts';
import type { OfficersReply } from '#shared/forms/talk.ts';
import { hourOf } from '#shared/hour-of.ts';
import * as limits from '#shared/limits.ts';
import { call } from '../../client/api.ts';
import { refusal } from '../../client/refusal.ts';
import type { CaseCalls } from './case-calls.ts';
import type { OpeningKeys } from './opening-keys.ts';

/** Conversations whose messages this browser opens and seals. */
export function sealedTalk(path: string, keys: OpeningKeys): Pick<CaseCalls, 'talk' | 'reply'> {
  const fetchTalk = async (id: number, before?: number) => {
    const search = before === undefined ? '' : `?before=${before}`;
    return decodedView(await call<SealedTalk>(`${path}/${id}/talk${search}`));
  };

  return {
    talk: async (id, before) => openTalk(await fetchTalk(id, before), keys),

    reply: async (id, given) => {
      const { text, state, reason } = checked(given);
      const view = await fetchTalk(id);
      if (given.seen !== view.next - 1) throw refusal(409, 'talk.newer');
      const before = await openTalkState(view, keys);
      const reopens = given.state !== undefined && state !== 'closed';
      if (before.state === 'closed' && !reopens) throw refusal(409, 'talk.closed');
      const to = before.receipt && recipientsOfCase(view.keys, before);
      if (!to) throw refusal(409, 'talk.noReceipt');
      const { submission } = view;
      const seal = await beginPart(caseNameOf({ ...submission, keyId: submission.key_id }), to);
      const content = utf8(JSON.stringify({ created_at: hourOf(Date.now()), text, state, reason }));
      const envelope = sentEnvelope(await seal(content, { message: view.next, author: 'officer' }));
      const json: SealedReply = { message: view.next, envelope };
      return call(`${path}/${id}/talk`, { method: 'POST', json });
    },
  };
}

/** A reply as the site takes it where it can see it. @throws ApiFailure */
function checked(given: OfficersReply) {
  const { state = 'answered' } = given;
  const [text, reason] = [cleanText(given.text), state === 'closed' ? cleanText(given.reason) : ''];
  if (text.length > limits.talkCharacters) throw refusal(422, 'talk.textTooLong', 'text');
  if (reason.length > limits.talkReasonCharacters) throw refusal(422, 'talk.reasonTooLong', 'reason');
  if (text === '' && !given.state) throw refusal(422, 'talk.textRequired', 'text');
  if (state === 'closed' && reason === '') throw refusal(422, 'talk.reasonRequired', 'reason');
  return { text, state, reason };
}
