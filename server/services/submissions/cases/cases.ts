import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import type { EntryEnvelope } from '#shared/channel/case/entry-envelope.ts';
import { openCaseFile } from '#shared/channel/case/open-case-file.ts';
import { openEntry, settledAfter, settledWith } from '#shared/channel/case/open-entry.ts';
import { openSubmission } from '#shared/channel/case/open-submission.ts';
import type { CaseView } from '#shared/channel/case/sealed-rows.ts';
import { beginPart, caseNameOf } from '#shared/channel/envelope.ts';
import {
  type CaseChange,
  type CaseFile,
  type CaseForward,
  type EntryContent,
  type Officer,
} from '#shared/forms/case-file.ts';
import type { SealedChange } from '#shared/forms/sealed/sealed-inbox.ts';
import { hourOf } from '#shared/hour-of.ts';
import * as limits from '#shared/limits.ts';
import type { OpenedKeys } from '../../../crypto/sealing/session-keys.ts';
import type { UnitOfWork } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { groupOf, type KeyOwner } from '../../keys/key-groups.ts';
import type { Keyring } from '../../keys/keyring.ts';
import type { KeysInUse, RecipientsOf } from '../../keys/recipients-of.ts';
import { findSealed } from '../find-sealed.ts';
import { lockCase } from '../lock-case.ts';
import { missingCase } from '../missing-case.ts';
import { openingKeys } from '../opening-keys.ts';
import { scopeOf } from '../scope.ts';
import type { Numbers } from '../sealed/numbers.ts';
import { receivedEnvelope } from '../sealed/sealed-envelope.ts';
import { sentKeys } from '../sealed/sent-keys.ts';
import type { Case } from '../talk/message-rows.ts';
import { appendEntry, entryRows, insertEntry, lastEntry, type Place } from './entry-rows.ts';

type Dependencies = {
  keyring: Keyring;
  recipientsOf: RecipientsOf;
  keysInUse: KeysInUse;
  numbers: Numbers;
  now: () => number;
};

/** Officers' notes about a submission for each other: sealed entries, none of which is ever changed. */
export function createCases(
  { db, transact }: UnitOfWork,
  { keyring, recipientsOf, keysInUse, numbers, now }: Dependencies,
) {
  /** The holders of the key of a group. */
  async function officers(owner: KeyOwner): Promise<Officer[]> {
    const ids = await keyring.holders(await groupOf(db, owner));
    return db
      .selectFrom('administrator')
      .select(['id', 'email'])
      .where('id', 'in', ids)
      .orderBy('email')
      .execute();
  }

  async function read(of: Case, owner: KeyOwner): Promise<Omit<CaseView, 'keys'>> {
    const { recipients } = await scopeOf(db, owner);
    const submission = await findSealed(db, of, { recipients, numbers });
    const entries = await entryRows(db, of, { recipients, numbers });
    return {
      submission,
      entries,
      next: (entries.at(-1)?.entry ?? 0) + 1,
      officers: await officers(owner),
    };
  }

  /** @throws AppError `invalid` for somebody who could not open the case, or a case that is related to itself. */
  async function contentOf({ id }: Case, change: CaseChange, opened: OpenedKeys): Promise<EntryContent> {
    if (change.kind === 'related' && change.linked && change.to === id)
      throw new AppError('invalid', 'case.relatedInvalid', { fields: { to: ['case.relatedInvalid'] } });
    if (change.kind === 'due') return { kind: 'due', due_on: change.due_on };
    if (change.kind !== 'assignee') return change;
    if (change.assignee === null) return { kind: 'assignee', assignee: null };
    const assignee = (await officers({ opened })).find((each) => each.id === change.assignee);
    if (!assignee)
      throw new AppError('invalid', 'case.noOfficer', { fields: { assignee: ['case.noOfficer'] } });
    return { kind: 'assignee', assignee };
  }

  /**
   * Stores an entry, in a transaction that nobody else appends to the case in.
   * @param by the administrator whose session stores it.
   * @throws AppError `gone`, or `conflict` where nothing more can be added.
   */
  async function append(
    of: Case,
    by: string,
    store: (transaction: Kysely<Schema>, place: Place) => Promise<void>,
  ): Promise<void> {
    const day = beirutDay(now());
    const macOf = await numbers.authorMacs();
    await transact(async (transaction) => {
      if (!(await lockCase(transaction, of))) return missingCase(transaction, of);
      const last = await lastEntry(transaction, of);
      if (last >= limits.caseEntries) throw new AppError('conflict', 'case.full');
      await store(transaction, { entry: last + 1, day, authorMac: (row) => macOf(row, by) });
    });
  }

  async function appendOpened(
    of: Case,
    opened: OpenedKeys,
    by: Officer,
    { content, seen }: { content: EntryContent; seen?: number },
  ): Promise<void> {
    const keys = openingKeys(opened);
    const { recipients } = await scopeOf(db, { opened });
    const submission = await findSealed(db, of, { recipients, numbers });
    const { groups, damaged } = await openSubmission(submission, keys);
    // The groups that it was for are sealed in it
    if (damaged) throw new AppError('conflict', 'case.damaged');
    const name = caseNameOf({ ...submission, keyId: submission.key_id });
    const seal = await beginPart(name, await recipientsOf(groups));
    const created_at = hourOf(now());
    await append(of, by.id, async (transaction, place) => {
      if (seen !== undefined && seen !== place.entry - 1) throw new AppError('conflict', 'case.newer');
      const rows = await entryRows(transaction, of, { recipients, numbers });
      const entries = await Promise.all(rows.map((row) => openEntry(submission, row, keys)));
      const after = settledWith(settledAfter(entries), content);
      if (!after) throw new AppError('conflict', 'case.tooManyLabels');
      const sealed: EntryEnvelope = { created_at, by, content, after };
      await appendEntry(transaction, of, { ...place, seal, content: sealed });
    });
  }

  /** Stores an entry that an officer's browser sealed, under the number that it was sealed for. */
  async function addSealed(
    of: Case,
    owner: KeyOwner,
    { entry, envelope }: SealedChange,
    by: string,
  ): Promise<void> {
    const { recipients } = await scopeOf(db, owner);
    const submission = await findSealed(db, of, { recipients, numbers });
    const { version } = caseNameOf({ ...submission, keyId: submission.key_id });
    const received = receivedEnvelope(envelope, await keysInUse(), { version, hasReceipt: false });
    await append(of, by, async (transaction, place) => {
      const next = place.entry;
      if (entry !== next) throw new AppError('conflict', 'case.newer', { current: { next } });
      await insertEntry(transaction, of, place, received);
    });
  }

  return {
    /**
     * The history of a case, and what it has settled.
     * @throws AppError `gone`, `not-found`
     */
    file: async (of: Case, opened: OpenedKeys): Promise<CaseFile> =>
      openCaseFile(await read(of, { opened }), openingKeys(opened)),

    /** The same as it is stored, for an officer's browser to open. @throws AppError `gone`, `not-found` */
    async sealed(of: Case, owner: KeyOwner): Promise<CaseView> {
      return { ...(await read(of, owner)), keys: sentKeys(await keysInUse()) };
    },

    /**
     * Adds an entry to a case's history.
     * @throws AppError `gone`, `not-found`, `invalid`, or `conflict` where it replaces what the officer has not seen, or
     * nothing more can be added.
     */
    async add(of: Case, opened: OpenedKeys, change: CaseChange, by: Officer): Promise<void> {
      await appendOpened(of, opened, by, {
        content: await contentOf(of, change, opened),
        ...('seen' in change && { seen: change.seen }),
      });
    },

    /**
     * The same of an entry that the officer's browser sealed. What it replaces, that browser alone can tell: so each names
     * what was seen, by its number.
     * @throws AppError `gone`, `not-found`, `invalid`, or `conflict` where its number is not the next one, it is sealed to
     * other keys, or nothing more can be added.
     */
    addSealed,

    /**
     * Notes that the caller's browser seals a case to somebody outside.
     * @throws AppError `gone`, `not-found`, or `conflict` where nothing more can be added.
     */
    async forward(of: Case, opened: OpenedKeys, to: CaseForward, by: Officer): Promise<void> {
      await appendOpened(of, opened, by, { content: { kind: 'forwarded', ...to } });
    },

    /** The same of an entry that the officer's browser sealed. @throws AppError as `addSealed`. */
    forwardSealed: addSealed,

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
