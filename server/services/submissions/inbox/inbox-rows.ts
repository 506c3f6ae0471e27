import type { ExpressionBuilder, Kysely } from 'kysely';
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
  const isListed = (eb: ExpressionBuilder<Schema, 'submission'>) =>
    eb.and([
      isWithin(scope)(eb),
      ...(state === undefined ? [] : [eb('state', '=', state)]),
      ...(before === undefined ? [] : [eb('id', '<', before)]),
    ]);
  const { recipients } = scope;
  const sealed = sealedRows(db, kind, recipients).orderBy('id', 'desc');
  // Rows before a page are skipped in the index only: their contents are not read. Without pages, a scan costs less
  const listed =
    limit === undefined
      ? sealed.where(isListed)
      : sealed.where('id', 'in', (eb) =>
          eb
            .selectFrom('submission')
            .select('id')
            .where('kind', '=', kind)
            .where(isListed)
            .orderBy('id', 'desc')
            .limit(limit)
            .offset((page - 1) * limit),
        );
  const rows = await listed.execute();
  if (rows.length === 0) return [];
  const range = { kind, from: rows.at(-1)!.id, to: rows[0]!.id };
  const talkOf = await talkSummaries(db, range, recipients);
  const caseOf = await caseSummaries(db, range, { recipients, reader, numbers });
  return Promise.all(
    rows.map(async (row) => ({
      ...(await sealedSubmission(row, numbers)),
      talk: talkOf(row.id),
      case: caseOf(row.id),
    })),
  );
}
