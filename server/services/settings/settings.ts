import type { Kysely } from 'kysely';
import * as limits from '#shared/limits.ts';
import { type SettingsGroup, type SiteSettings, siteSettings } from '#shared/settings/site-settings.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { changed } from '../../errors/conflict.ts';
import { neverSaved, nextTimestamp } from '../clock/next-timestamp.ts';
import { createPendingChanges } from '../keys/pending-changes.ts';
import { defaultSettings } from './default-settings.ts';

type Retention = SiteSettings['retention'];

const day = 24 * 60 * 60 * 1000;
const tooFewDays = { fields: { 'value.readDays': ['setting.readDays' as const] } };

/** What makes the site one institution's own, in groups that are saved one by one. */
export function createSettings(db: Kysely<Schema>, now: () => number = Date.now) {
  const pending = createPendingChanges(db, now);

  /**
   * What was not saved yet, be it a group or a field that a newer version added to one, is neutral. What was saved was
   * checked then: a rule that became stricter since must not take the site away.
   */
  async function all(): Promise<SiteSettings> {
    const rows = await db.selectFrom('site_setting').select(['key', 'value']).execute();
    const saved = rows.map(({ key, value }) => [key, completed(defaultSettings[key], JSON.parse(value))]);
    return { ...defaultSettings, ...Object.fromEntries(saved) } as SiteSettings;
  }

  /** When each group was last saved: its version. */
  async function versions(): Promise<Record<SettingsGroup, string>> {
    const rows = await db.selectFrom('site_setting').select(['key', 'updated_at']).execute();
    const never = Object.keys(defaultSettings).map((group) => [group, neverSaved]);
    return Object.fromEntries([...never, ...rows.map(({ key, updated_at }) => [key, updated_at])]);
  }

  /** The version is read first: whatever somebody saves in between is then seen to be newer, not overwritten. */
  async function versioned<Group extends SettingsGroup>(group: Group) {
    const updated_at = (await versions())[group];
    return { value: (await all())[group], updated_at };
  }

  /**
   * Replaces a group.
   * @param known the version that the writer knew; none overwrites whatever is there.
   * @throws AppError `conflict` with the group where it has changed since; ZodError where the value is none of its group.
   */
  async function save<Group extends SettingsGroup>(
    group: Group,
    value: SiteSettings[Group],
    known?: string,
  ): Promise<void> {
    const columns = {
      value: JSON.stringify(siteSettings.shape[group].parse(value)),
      updated_at: nextTimestamp(),
    };
    const row = await db
      .insertInto('site_setting')
      .values({ key: group, ...columns })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet(columns)
          .where((eb) => (known === undefined ? eb.lit(true) : eb('site_setting.updated_at', '=', known))),
      )
      .returning('key')
      .executeTakeFirst();
    if (!row) changed(await versioned(group));
  }

  return {
    all,
    versioned,

    async versionedAll() {
      const updated_at = await versions();
      return { content: await all(), updated_at };
    },

    save,

    /**
     * Replaces how long messages are kept. A shorter time deletes what others may still need, so it takes effect some days
     * later, and whoever holds the key can cancel it until then. A longer one takes effect at once.
     * @param by the address of an administrator.
     * @throws AppError as `save`; `invalid` for fewer days than may be chosen, where they are not those that are stored.
     */
    async saveRetention(value: Retention, by: string, known?: string): Promise<void> {
      const { readDays } = (await all()).retention;
      if (value.readDays < limits.minReadDays && value.readDays !== readDays) {
        throw new AppError('invalid', 'setting.readDays', tooFewDays);
      }
      await save('retention', { ...value, readDays: Math.max(value.readDays, readDays) }, known);
      if (value.readDays < readDays) {
        const waiting = { readDays: value.readDays };
        const from = new Date(now() + limits.retentionDelayDays * day).toISOString();
        await pending.put('retention', waiting, by, from);
      }
      if (value.readDays > readDays) await pending.drop('retention');
    },

    /** Takes a shorter time into use that was chosen long enough ago; answers whether there was one. */
    async applyRetention(): Promise<boolean> {
      const due = await pending.takeDue<Pick<Retention, 'readDays'>>('retention');
      if (due) await save('retention', { ...(await all()).retention, ...due });
      return due !== undefined;
    },
  };
}

function completed(fallback: object, saved: object): object {
  return Array.isArray(saved) ? saved : { ...fallback, ...saved };
}
