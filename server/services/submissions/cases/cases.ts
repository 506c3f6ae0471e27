import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { beginPart, caseNameOf } from '#shared/channel/envelope.ts';
import {
  type CaseChange,
  type CaseData,
  type CaseFile,
  type CaseForward,
  type EntryContent,
  type Officer,
} from '#shared/forms/case-file.ts';
import { hourOf } from '#shared/hour-of.ts';
import * as limits from '#shared/limits.ts';
import type { OpenedKeys } from '../../../crypto/sealing/session-keys.ts';
import { isPostgres } from '../../../db/engine.ts';
import type { UnitOfWork } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { groupOf } from '../../keys/key-groups.ts';
import type { Keyring } from '../../keys/keyring.ts';
import type { RecipientsOf } from '../../keys/recipients-of.ts';
import { missingCase } from '../missing-case.ts';
import { openRow } from '../open-row.ts';
import { openingKeys } from '../opening-keys.ts';
import { scopeOf } from '../scope.ts';
import type { Numbers } from '../sealed/numbers.ts';
import { sealedRows } from '../sealed-rows.ts';
import type { Case } from '../talk/message-rows.ts';
import { appendEntry, entryRows } from './entry-rows.ts';
import { openEntry, type SealedEntry, settledAfter } from './open-entry.ts';

type Dependencies = { keyring: Keyring; recipientsOf: RecipientsOf; numbers: Numbers; now: () => number };

/** Officers' notes about a submission for each other: sealed entries, none of which is ever changed. */
export function createCases(
  { db, transact }: UnitOfWork,
  { keyring, recipientsOf, numbers, now }: Dependencies,
) {
  /** The holders of the key of a group. */
  async function officers(opened: OpenedKeys): Promise<Officer[]> {
    const ids = await keyring.holders(await groupOf(db, { opened }));
    return db
      .selectFrom('administrator')
      .select(['id', 'email'])
      .where('id', 'in', ids)
      .orderBy('email')
      .execute();
  }

  async function entriesOf(on: Kysely<Schema>, of: Case, opened: OpenedKeys) {
    const keys = await openingKeys(opened);
    const { recipients } = await scopeOf(on, { opened });
    return Promise.all((await entryRows(on, of, recipients)).map((row) => openEntry(row, keys)));
  }

  /** The case's row: nobody else appends to it until the transaction ends. */
  async function lock(on: Kysely<Schema>, { kind, id }: Case): Promise<boolean> {
    const row = await on
      .selectFrom('submission')
      .select('id')
      .where('kind', '=', kind)
      .where('id', '=', id)
      // SQLite has no other writer meanwhile
      .$if(isPostgres(on), (query) => query.forUpdate())
      .executeTakeFirst();
    return row !== undefined;
  }

  /** @throws AppError `invalid` for somebody who could not open the case. */
  async function contentOf(change: CaseChange, opened: OpenedKeys): Promise<EntryContent> {
    if (change.kind === 'due') return { kind: 'due', due_on: change.due_on };
    if (change.kind !== 'assignee') return change;
    if (change.assignee === null) return { kind: 'assignee', assignee: null };
    const assignee = (await officers(opened)).find(({ id }) => id === change.assignee);
    if (!assignee)
      throw new AppError('invalid', 'case.noOfficer', { fields: { assignee: ['case.noOfficer'] } });
    return { kind: 'assignee', assignee };
  }

  async function append(
    of: Case,
    opened: OpenedKeys,
    by: Officer,
    { content, seen }: { content: EntryContent; seen?: number },
  ): Promise<void> {
    const { recipients } = await scopeOf(db, { opened });
    const [row] = await sealedRows(db, of.kind, recipients).where('id', '=', of.id).execute();
    if (!row) return missingCase(db, of);
    const { groups, damaged } = await openRow(row, { keys: await openingKeys(opened), numbers });
    // The groups that it was for are sealed in it
    if (damaged) throw new AppError('conflict', 'case.damaged');
    const seal = await beginPart(caseNameOf({ ...row, keyId: row.key_id }), await recipientsOf(groups));
    const [day, created_at] = [beirutDay(now()), hourOf(now())];
    await transact(async (transaction) => {
      if (!(await lock(transaction, of))) return missingCase(transaction, of);
      const entries = await entriesOf(transaction, of, opened);
      const last = entries.at(-1)?.number ?? 0;
      if (seen !== undefined && seen !== last) throw new AppError('conflict', 'case.newer');
      if (last >= limits.caseEntries) throw new AppError('conflict', 'case.full');
      const sealed: SealedEntry = { created_at, by, content, after: applied(settledAfter(entries), content) };
      await appendEntry(transaction, of, { entry: last + 1, day, seal, content: sealed });
    });
  }

  return {
    /**
     * The history of a case, and what it has settled.
     * @throws AppError `gone`, `not-found`
     */
    async file(of: Case, opened: OpenedKeys): Promise<CaseFile> {
      const row = db.selectFrom('submission').select('id').where('kind', '=', of.kind);
      if (!(await row.where('id', '=', of.id).executeTakeFirst())) return missingCase(db, of);
      const entries = await entriesOf(db, of, opened);
      return {
        ...settledAfter(entries),
        entries: entries.map(({ after: _settled, ...entry }) => entry),
        seen: entries.at(-1)?.number ?? 0,
        officers: await officers(opened),
      };
    },

    /**
     * Adds an entry to a case's history.
     * @throws AppError `gone`, `not-found`, `invalid`, or `conflict` where it replaces what the officer has not seen, or
     * nothing more can be added.
     */
    async add(of: Case, opened: OpenedKeys, change: CaseChange, by: Officer): Promise<void> {
      await append(of, opened, by, {
        content: await contentOf(change, opened),
        ...('seen' in change && { seen: change.seen }),
      });
    },

    /**
     * Notes that the caller's browser seals a case to somebody outside.
     * @throws AppError `gone`, `not-found`, or `conflict` where nothing more can be added.
     */
    async forward(of: Case, opened: OpenedKeys, to: CaseForward, by: Officer): Promise<void> {
      await append(of, opened, by, { content: { kind: 'forwarded', ...to } });
    },

    /**
     * Remembers up to which message an officer has read a case; without one, that they have not.
     * @throws AppError `gone`, `not-found`
     */
    async markRead({ kind, id }: Case, administratorId: string, message: number | null): Promise<void> {
      await transact(async (transaction) => {
        const name = { administrator_id: administratorId, kind, submission_id: id };
        const row = transaction.selectFrom('submission').select('id').where('kind', '=', kind);
        if (!(await row.where('id', '=', id).executeTakeFirst()))
          return missingCase(transaction, { kind, id });
        await transaction
          .deleteFrom('case_read')
          .where('administrator_id', '=', administratorId)
          .where('kind', '=', kind)
          .where('submission_id', '=', id)
          .execute();
        if (message !== null)
          await transaction
            .insertInto('case_read')
            .values({ ...name, message })
            .execute();
      });
    },
  };
}

/** @throws AppError `conflict` for more labels than a case takes. */
function applied(settled: CaseData, content: EntryContent): CaseData {
  switch (content.kind) {
    case 'note':
    case 'forwarded':
      return settled;
    case 'assignee':
      return { ...settled, assignee: content.assignee };
    case 'due':
      return { ...settled, due_on: content.due_on };
    case 'labels': {
      const remaining = settled.labels.filter((label) => !content.removed.includes(label));
      const labels = [...new Set([...remaining, ...content.added])];
      if (labels.length > limits.caseLabels) throw new AppError('conflict', 'case.tooManyLabels');
      return { ...settled, labels };
    }
  }
}
