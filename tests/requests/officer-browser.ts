import type { LightMyRequestResponse } from 'fastify';
import { utf8 } from '#shared/channel/base64url.ts';
import { openCaseFile } from '#shared/channel/case/open-case-file.ts';
import { settledWith } from '#shared/channel/case/open-entry.ts';
import { openFiles } from '#shared/channel/case/open-files.ts';
import { openInboxPage } from '#shared/channel/case/open-inbox-page.ts';
import { openSubmission } from '#shared/channel/case/open-submission.ts';
import { openTalk, openTalkState } from '#shared/channel/case/open-talk.ts';
import { recipientsOfCase } from '#shared/channel/case/recipients-of-case.ts';
import type { SubmissionRow } from '#shared/channel/case/sealed-rows.ts';
import { decodedView } from '#shared/channel/case/view-bytes.ts';
import { beginPart, caseNameOf, type Part, type Recipient } from '#shared/channel/envelope.ts';
import { openPieces } from '#shared/channel/files/open-pieces.ts';
import type { OpeningKey } from '#shared/channel/hpke.ts';
import type { EntryContent, Officer } from '#shared/forms/case-file.ts';
import type { InboxList } from '#shared/forms/inbox.ts';
import type {
  SealedCase,
  SealedFiles,
  SealedInboxPage,
  SealedTalk,
} from '#shared/forms/sealed/sealed-inbox.ts';
import { sentEnvelope } from '#shared/forms/sealed/sent-envelope.ts';

type Call = (url: string, options?: { method: 'POST'; payload: object }) => Promise<LightMyRequestResponse>;

type Opening = { list: InboxList; keys: ReadonlyMap<string, OpeningKey> };

/** Recipients in place of those of the case. */
type Changed = (to: Recipient[]) => Recipient[];

/** The calls of an officer whose browser has the keys, to whom the site hands out what is sealed. */
export function officerBrowser(call: Call, { list, keys }: Opening) {
  const path = `/api/sealed/${list}`;
  const post = (id: number, name: string, payload: object) =>
    call(`${path}/${id}/${name}`, { method: 'POST', payload });

  async function fetchView<View>(given: string) {
    const response = await call(given);
    if (response.statusCode !== 200) throw new Error(response.body);
    return decodedView(response.json<View>());
  }
  const fetchTalk = (id: number) => fetchView<SealedTalk>(`${path}/${id}/talk`);
  const fetchCase = (id: number) => fetchView<SealedCase>(`${path}/${id}/case`);
  const fetchFiles = (id: number) => fetchView<SealedFiles>(`${path}/${id}/files`);

  async function sealedFor(row: SubmissionRow, to: Recipient[] | undefined, part: Part, content: object) {
    const seal = await beginPart(caseNameOf({ ...row, keyId: row.key_id }), to ?? []);
    return sentEnvelope(await seal(utf8(JSON.stringify(content)), part));
  }

  /** An entry as it is sent. */
  async function entryOf(id: number, content: EntryContent, by: Officer, change: Changed = (to) => to) {
    const { submission, next, keys: inUse, ...view } = await fetchCase(id);
    const settled = await openCaseFile({ submission, next, ...view }, keys);
    const { groups } = await openSubmission(submission, keys);
    const to = change(recipientsOfCase(inUse, { groups, receipt: undefined }) ?? []);
    const sealed = {
      created_at: '2026-11-20T09:00:00.000Z',
      by,
      content,
      after: settledWith(settled, content),
    };
    const part = { message: next, author: 'internal' } as const;
    return { entry: next, envelope: await sealedFor(submission, to, part, sealed) };
  }

  return {
    list: async (query = '') =>
      openInboxPage(await fetchView<SealedInboxPage>(`${path}${query}`), keys, async (id) => {
        return (await fetchCase(id)).entries;
      }),
    talk: async (id: number) => openTalk(await fetchTalk(id), keys),
    case: async (id: number) => openCaseFile(await fetchCase(id), keys),
    files: async (id: number) => (await openFiles(await fetchFiles(id), keys)).map(({ shown }) => shown),

    async content(id: number, file: number): Promise<Buffer> {
      const { rawPayload } = await call(`${path}/${id}/files/${file}`);
      const opened = await openFiles(await fetchFiles(id), keys);
      const { shown, fileKey, padded } = opened.find((each) => each.shown.number === file)!;
      async function* stream() {
        yield new Uint8Array(rawPayload);
      }
      const chunks: Uint8Array[] = [];
      for await (const chunk of openPieces(stream(), fileKey!, { bytes: shown.bytes, padded }))
        chunks.push(chunk);
      return Buffer.concat(chunks);
    },

    /** A reply as it is sent. @param change takes recipients away, or adds some. */
    async replyOf(id: number, content: object, change: Changed = (to) => to) {
      const view = await fetchTalk(id);
      const to = change(recipientsOfCase(view.keys, await openTalkState(view, keys)) ?? []);
      const part = { message: view.next, author: 'officer' } as const;
      return { message: view.next, envelope: await sealedFor(view.submission, to, part, content) };
    },

    entryOf,
    reply: (id: number, payload: object) => post(id, 'talk', payload),
    add: (id: number, payload: object) => post(id, 'case', payload),
    forward: (id: number, payload: object) => post(id, 'forward', payload),
  };
}
