import type { Kysely } from 'kysely';
import { detailGroups } from '#shared/detail-groups.ts';
import type { LocalizedText } from '#shared/localized.ts';
import type { ManagerDetails, ManagerProfile } from '#shared/manager-profile.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Schema } from '../db/schema.ts';

/** There is one profile. */
const profileId = 1;

/** The general manager's profile: the main block, and the records of the seven groups. */
export function createProfile(db: Kysely<Schema>) {
  return {
    /** Empty texts where none was saved yet. */
    async main(): Promise<ManagerProfile> {
      const row = await db
        .selectFrom('manager_profile')
        .selectAll()
        .where('id', '=', profileId)
        .executeTakeFirst();
      return {
        manager_name: { ar: row?.manager_name_ar ?? '', en: row?.manager_name_en ?? '' },
        section_1: { ar: row?.section_1_ar ?? '', en: row?.section_1_en ?? '' },
        section_2: { ar: row?.section_2_ar ?? '', en: row?.section_2_en ?? '' },
        image: row?.image ?? null,
      };
    },

    async saveMain({ manager_name, section_1, section_2, image }: ManagerProfile): Promise<void> {
      const columns = {
        manager_name_en: manager_name.en,
        manager_name_ar: manager_name.ar,
        section_1_en: section_1.en,
        section_1_ar: section_1.ar,
        section_2_en: section_2.en,
        section_2_ar: section_2.ar,
        image,
        updated_at: new Date().toISOString(),
      };
      await db
        .insertInto('manager_profile')
        .values({ id: profileId, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute();
    },

    /** Every group is there, its records in the order in which they were saved. */
    async details(): Promise<ManagerDetails> {
      const rows = await db.selectFrom('profile_record').selectAll().orderBy('position').execute();
      const groups = detailGroups.map((group) => {
        const records = rows.filter((row) => row.detail_group === group);
        return [group, Object.fromEntries(records.map(({ record_key, ar, en }) => [record_key, { ar, en }]))];
      });
      return Object.fromEntries(groups) as ManagerDetails;
    },

    /** Replaces every group. */
    saveDetails(details: ManagerDetails): Promise<void> {
      const rows = detailGroups.flatMap((detail_group) =>
        Object.entries<LocalizedText>(details[detail_group]).map(([record_key, { ar, en }], position) => ({
          detail_group,
          record_key,
          ar,
          en,
          position,
        })),
      );
      return inTransaction(db, async (transaction) => {
        await transaction.deleteFrom('profile_record').execute();
        if (rows.length > 0) await transaction.insertInto('profile_record').values(rows).execute();
      });
    },
  };
}
