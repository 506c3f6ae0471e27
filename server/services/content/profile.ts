import type { Kysely } from 'kysely';
import { type DetailGroup, detailGroups } from '#shared/content/detail-groups.ts';
import type { LocalizedText } from '#shared/content/localized.ts';
import type { ManagerDetails, ManagerProfile } from '#shared/content/manager-profile.ts';
import { isPostgres } from '../../db/engine.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { changed } from '../../errors/conflict.ts';
import { neverSaved, nextTimestamp } from '../clock/next-timestamp.ts';
import { type RecordSave, recordChange } from '../revisions/record-revisions.ts';
import { indexPages } from '../search-index/index-pages.ts';
import { type SomeTexts, textColumns } from './text-columns.ts';

/** There is one profile. */
const id = 1;

/** The main block as its revisions have it. */
export type MainColumns = Omit<Schema['manager_profile'], 'id' | 'updated_at'>;

type MainDraft = SomeTexts<'manager_name' | 'section_1' | 'section_2'> & {
  image?: string | null | undefined;
};

type SomeGroups = { [Group in DetailGroup]?: ManagerDetails[Group] | undefined };

const emptyMain: MainColumns = {
  manager_name_en: '',
  manager_name_ar: '',
  section_1_en: '',
  section_1_ar: '',
  section_2_en: '',
  section_2_ar: '',
  image: null,
};

/** The general manager's profile: the main block, and the records of the seven groups. */
export function createProfile(db: Kysely<Schema>) {
  /** Empty texts where none was saved yet. */
  async function main(): Promise<ManagerProfile> {
    const row = await db.selectFrom('manager_profile').selectAll().where('id', '=', id).executeTakeFirst();
    const saved = row ?? emptyMain;
    return {
      manager_name: { ar: saved.manager_name_ar, en: saved.manager_name_en },
      section_1: { ar: saved.section_1_ar, en: saved.section_1_en },
      section_2: { ar: saved.section_2_ar, en: saved.section_2_en },
      image: saved.image,
    };
  }

  /** Every group is there, its records in the order in which they were saved. */
  async function details(): Promise<ManagerDetails> {
    const rows = await db.selectFrom('profile_record').selectAll().orderBy('position').execute();
    const groups = detailGroups.map((group) => {
      const records = rows.filter((row) => row.detail_group === group);
      return [group, Object.fromEntries(records.map(({ record_key, ar, en }) => [record_key, { ar, en }]))];
    });
    return Object.fromEntries(groups) as ManagerDetails;
  }

  /**
   * A part with its version, the timestamp of its last save. The version is read first: a concurrent save can cause a
   * needless conflict, but is never overwritten.
   */
  async function versioned<Part>(table: 'manager_profile' | 'profile_details', read: () => Promise<Part>) {
    const row = await db.selectFrom(table).select('updated_at').where('id', '=', id).executeTakeFirst();
    return { updated_at: row?.updated_at ?? neverSaved, content: await read() };
  }

  const versionedMain = () => versioned('manager_profile', main);
  const versionedDetails = () => versioned('profile_details', details);

  return {
    main,
    details,
    versionedMain,
    versionedDetails,

    /**
     * Changes only the fields of the draft.
     * @param known the version on which the change is based; undefined overwrites any.
     * @throws AppError `conflict` with the main block if it has changed since.
     */
    async saveMain({ image, ...texts }: MainDraft, known?: string, by?: RecordSave): Promise<string> {
      const columns = { ...textColumns(texts), ...(image !== undefined && { image }) };
      const saved = { ...columns, updated_at: nextTimestamp() };
      const isSaved = await inTransaction(db, async (transaction) => {
        const before = await transaction
          .selectFrom('manager_profile')
          .selectAll()
          .where('id', '=', id)
          // SQLite has no other writer meanwhile
          .$if(isPostgres(db), (query) => query.forUpdate())
          .executeTakeFirst();
        const row = await transaction
          .insertInto('manager_profile')
          .values({ id, ...emptyMain, ...saved })
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet(saved)
              .where((eb) =>
                known === undefined ? eb.lit(true) : eb('manager_profile.updated_at', '=', known),
              ),
          )
          .returningAll()
          .executeTakeFirst();
        if (!row) return false;
        const empty = { id, ...emptyMain, updated_at: neverSaved };
        const change = { before: mainState(before ?? empty), after: mainState(row) };
        await recordChange(transaction, 'profile/main', change, by);
        await indexPages(transaction);
        return true;
      });
      if (!isSaved) changed(await versionedMain());
      return saved.updated_at;
    },

    /**
     * Replaces the given groups; the others keep their records.
     * @param known the version on which the change is based; undefined overwrites any.
     * @throws AppError `conflict` with all groups if one has changed since.
     */
    async saveDetails(groups: SomeGroups, known?: string, by?: RecordSave): Promise<string> {
      const saved = detailGroups.filter((group) => groups[group] !== undefined);
      const rows = saved.flatMap((group) => toRows(group, groups[group] ?? {}));
      const version = await changeDetails(db, known, by, async (transaction) => {
        for (const group of saved) {
          await transaction.deleteFrom('profile_record').where('detail_group', '=', group).execute();
        }
        if (rows.length > 0) await transaction.insertInto('profile_record').values(rows).execute();
      });
      return version ?? changed(await versionedDetails());
    },

    /** @returns the new version of the details. @throws AppError `not-found` */
    async removeRecord(group: DetailGroup, key: string, by?: RecordSave): Promise<string> {
      const version = await changeDetails(db, undefined, by, async (transaction) => {
        const removed = await transaction
          .deleteFrom('profile_record')
          .where('detail_group', '=', group)
          .where('record_key', '=', key)
          .executeTakeFirst();
        if (removed.numDeletedRows === 0n) throw new AppError('not-found', 'record.notFound');
      });
      return version ?? changed(undefined);
    },
  };
}

function mainState(row: Schema['manager_profile']) {
  const { id: _, updated_at: version, ...value } = row;
  return { version, value };
}

/**
 * Changes records of the details, with a revision of all groups.
 * @returns their new version; undefined where `known` is not the stored one.
 */
function changeDetails(
  db: Kysely<Schema>,
  known: string | undefined,
  by: RecordSave | undefined,
  change: (transaction: Kysely<Schema>) => Promise<void>,
): Promise<string | undefined> {
  return inTransaction(db, async (transaction) => {
    const { versionedDetails } = createProfile(transaction);
    const stored = await transaction
      .selectFrom('profile_details')
      .select('updated_at')
      .where('id', '=', id)
      // SQLite has no other writer meanwhile
      .$if(isPostgres(db), (query) => query.forUpdate())
      .executeTakeFirst();
    const before = by && (await versionedDetails());
    const version = await touchDetails(transaction, known);
    if (version === undefined) return undefined;
    await change(transaction);
    await indexPages(transaction);
    if (before) {
      const states = {
        before: { version: stored?.updated_at ?? neverSaved, value: before.content },
        after: { version, value: (await versionedDetails()).content },
      };
      await recordChange(transaction, 'profile/details', states, by);
    }
    return version;
  });
}

/** Sets a new version of the details, and so locks them against concurrent writers; undefined if the version is another. */
async function touchDetails(transaction: Kysely<Schema>, known?: string): Promise<string | undefined> {
  const updated_at = nextTimestamp();
  const row = await transaction
    .insertInto('profile_details')
    .values({ id, updated_at })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ updated_at })
        .where((eb) => (known === undefined ? eb.lit(true) : eb('profile_details.updated_at', '=', known))),
    )
    .returning('id')
    .executeTakeFirst();
  return row && updated_at;
}

function toRows(detail_group: DetailGroup, records: Record<string, LocalizedText>) {
  return Object.entries(records).map(([record_key, { ar, en }], position) => ({
    detail_group,
    record_key,
    ar,
    en,
    position,
  }));
}
