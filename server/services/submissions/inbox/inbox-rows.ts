import type { Kysely } from 'kysely';
import type { InboxRow } from '#shared/channel/case/sealed-rows.ts';
import type { InboxState } from '#shared/forms/inbox.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Schema } from '../../../db/schema.ts';
import { caseSummaries } from '../cases/case-summaries.ts';
import { isWithin, type Scope } from '../scope.ts';
import type { Numbers } from '../sealed/numbers.ts';
import { sealedRows, sealedSubmission } from '../sealed-rows.ts';
import { talkSummaries } from '../talk/talk-summaries.ts';

export type InboxQuery = {
  state?: InboxState | undefined;
  /** Lower numbers only: pages that no message in between shifts. */
  before?: number | undefined;
  limit?: number | undefined;
  page?: number | undefined;
};

type Options = {
  scope: Scope;
  /** The administrator whose marks of reading they bear. */
  reader: string;
  numbers: Numbers;
};

/** A page of what a group received, newest first, as it is stored. */
export async function inboxRows(
  db: Kysely<Schema>,
  kind: SubmissionKind,
  { state, before, limit, page = 1 }: InboxQuery,
  { scope, reader, numbers }: Options,
): Promise<InboxRow[]> {
  // Rows before the page are skipped in the index only: their contents are not read
  const ofPage = db
    .selectFrom('submission')
    .select('id')
    .where('kind', '=', kind)
    .where(isWithin(scope))
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit!).offset((page - 1) * limit!));
  const { recipients } = scope;
  const rows = await sealedRows(db, kind, recipients)
    .where('id', 'in', ofPage)
    .orderBy('id', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const range = { kind, from: rows.at(-1)!.id, to: rows[0]!.id };
  const talkOf = await talkSummaries(db, range, recipients);
  const caseOf = await caseSummaries(db, range, { recipients, reader });
  return Promise.all(
    rows.map(async (row) => ({
      ...(await sealedSubmission(row, numbers)),
      talk: talkOf(row.id),
      case: caseOf(row.id),
    })),
  );
}
