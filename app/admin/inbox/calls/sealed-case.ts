import { utf8 } from '#shared/channel/base64url.ts';
import { openCaseFile } from '#shared/channel/case/open-case-file.ts';
import { settledWith } from '#shared/channel/case/open-entry.ts';
import { openSubmission } from '#shared/channel/case/open-submission.ts';
import { recipientsOfCase } from '#shared/channel/case/recipients-of-case.ts';
import type { CaseView } from '#shared/channel/case/sealed-rows.ts';
import { decodedView } from '#shared/channel/case/view-bytes.ts';
import { beginPart, caseNameOf } from '#shared/channel/envelope.ts';
import type { EntryContent, Officer } from '#shared/forms/case-file.ts';
import { cleanText } from '#shared/forms/clean-text.ts';
import type { SealedCase, SealedChange } from '#shared/forms/sealed/sealed-inbox.ts';
import { sentEnvelope } from '#shared/forms/sealed/sent-envelope.ts';
import { hourOf } from '#shared/hour-of.ts';
import { ApiFailure, call } from '../../client/api.ts';
import { loadOwnKey } from '../../client/own-key.ts';
import { refusal } from '../../client/refusal.ts';
import { storedToken } from '../../client/token.ts';
import type { CaseCalls } from './case-calls.ts';
import { entryContent } from './entry-content.ts';
import type { OpeningKeys } from './opening-keys.ts';

/** Tries to take a number: others may add to a case at any time, but hardly this often. */
const attempts = 5;

/** The work on cases whose history this browser opens and seals. */
export function sealedCase(path: string, keys: OpeningKeys): Pick<CaseCalls, 'file' | 'change' | 'forward'> {
  const fetchCase = async (id: number) => decodedView(await call<SealedCase>(`${path}/${id}/case`));

  async function sealEntry(view: CaseView, content: EntryContent): Promise<SealedChange> {
    const { submission, officers, next } = view;
    const to = recipientsOfCase(view.keys, {
      ...(await openSubmission(submission, keys)),
      receipt: undefined,
    });
    if (!to) throw refusal(409, 'case.damaged');
    const after = settledWith(await openCaseFile(view, keys), content);
    if (!after) throw refusal(409, 'case.tooManyLabels');
    const entry = { created_at: hourOf(Date.now()), by: await caller(officers), content, after };
    const seal = await beginPart(caseNameOf({ ...submission, keyId: submission.key_id }), to);
    const envelope = await seal(utf8(JSON.stringify(entry)), { message: next, author: 'internal' });
    return { entry: next, envelope: sentEnvelope(envelope) };
  }

  /** Seals an entry for the next number, and again where somebody took that one: nothing depends on it. */
  async function append<Result>(id: number, stated: (view: CaseView) => EntryContent, send: Send<Result>) {
    for (let attempt = 1; ; attempt += 1) {
      const view = await fetchCase(id);
      try {
        return await send(await sealEntry(view, stated(view)));
      } catch (error) {
        const isTaken = error instanceof ApiFailure && error.status === 409 && error.current !== undefined;
        if (!isTaken || attempt === attempts) throw error;
      }
    }
  }

  return {
    file: async (id) => openCaseFile(await fetchCase(id), keys),

    change: (id, change) =>
      append(
        id,
        (view) => entryContent(change, view),
        (json) => call(`${path}/${id}/case`, { method: 'POST', json }),
      ),

    forward: (id, { name, recipient }) =>
      append(
        id,
        () => ({ kind: 'forwarded', name: cleanText(name), recipient: recipient.trim() }),
        (json) =>
          call(`${path}/${id}/forward`, {
            method: 'POST',
            json: { ...json, recipient: recipient.trim() },
          }),
      ),
  };
}

type Send<Result> = (json: SealedChange) => Promise<Result>;

async function caller(officers: readonly Officer[]): Promise<Officer> {
  const own = await loadOwnKey(storedToken());
  const found = officers.find(({ id }) => id === own?.owner);
  if (!found) throw new ApiFailure(401);
  return found;
}
