import type { CaseChange, CaseFile, CaseForward } from '#shared/forms/case-file.ts';
import type { SenderFile } from '#shared/forms/files/sender-files.ts';
import type { InboxList, InboxState } from '#shared/forms/inbox.ts';
import type { OfficersReply, OfficersTalk } from '#shared/forms/talk.ts';
import type { InboxRow } from '../inbox-kinds.ts';
import { clearCalls } from './clear-calls.ts';
import { openingKeys } from './opening-keys.ts';

/** A page of a list: the rows of a state, or all, with numbers below `before`. */
export type PageQuery = { state?: InboxState | undefined; limit: number; before?: number | undefined };

/** A page as it was fetched: the numbers of its rows are in the clear. `open` resolves to its rows. */
type FetchedPage = { ids: number[]; total: number; open: () => Promise<InboxRow[]> };

type Done = { message: string };

/** `approval` where a second administrator has to approve first. */
export type Noted = Done & { approval?: object };

/** Calls about the cases of a list. @throws ApiFailure */
export type CaseCalls = {
  page: (query: PageQuery) => Promise<FetchedPage>;
  talk: (id: number, before?: number) => Promise<OfficersTalk>;
  reply: (id: number, given: OfficersReply) => Promise<Done>;
  file: (id: number) => Promise<CaseFile>;
  change: (id: number, change: CaseChange) => Promise<Done>;
  forward: (id: number, to: CaseForward) => Promise<Noted>;
  files: (id: number) => Promise<SenderFile[]>;
  content: (id: number, file: number, options?: { signal?: AbortSignal }) => Promise<Blob>;
};

/** The calls about cases: opened and sealed in this browser where it has the keys, and else by the site. */
export async function caseCalls(list: InboxList): Promise<CaseCalls> {
  const keys = await openingKeys();
  if (!keys) return clearCalls(list);
  const { sealedCalls } = await import('./sealed-calls.ts');
  return sealedCalls(list, keys);
}
