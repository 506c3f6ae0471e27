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

/** The institution's settings, in groups that are saved separately. */
export function createSettings(db: Kysely<Schema>, now: () => number = Date.now) {
  const pending = createPendingChanges(db, now);

  /**
   * Unsaved groups, and fields that a newer version added, have defaults. Stored values are not validated again: a rule
   * that became stricter must not break the site.
   */
  async function all(): Promise<SiteSettings> {
    const rows = await db.selectFrom('site_setting').select(['key', 'value']).execute();
    const saved = rows.map(({ key, value }) => [key, completed(defaultSettings[key], JSON.parse(value))]);
    const settings = { ...defaultSettings, ...Object.fromEntries(saved) } as SiteSettings;
    // A field that a newer version added to the items of a list
    const stanzas = settings.anthem.stanzas.map((stanza) => ({ ...stanza, times: stanza.times ?? '' }));
    return { ...settings, anthem: { ...settings.anthem, stanzas } };
  }

  /** Timestamp of each group's last save: its version. */
  async function versions(): Promise<Record<SettingsGroup, string>> {
    const rows = await db.selectFrom('site_setting').select(['key', 'updated_at']).execute();
    const never = Object.keys(defaultSettings).map((group) => [group, neverSaved]);
    return Object.fromEntries([...never, ...rows.map(({ key, updated_at }) => [key, updated_at])]);
  }

  /** The version is read first, so that a concurrent save is detected as newer, not overwritten. */
  async function versioned<Group extends SettingsGroup>(group: Group) {
    const updated_at = (await versions())[group];
    return { value: (await all())[group], updated_at };
  }

  /**
   * Replaces a group.
   * @param known the version on which the change is based; undefined overwrites any.
   * @throws AppError `conflict` with the stored group if it has changed since; ZodError if the value is invalid.
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
     * Changes the retention of messages. A shorter one deletes messages that others may need, so it takes effect some
     * days later, and any holder of the key can cancel it until then. A longer one takes effect immediately.
     * @param by the e-mail address of an administrator.
     * @throws AppError as `save`; `invalid` for fewer days than allowed, unless they are the stored ones.
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

    /** Applies a shorter retention that is due; returns true if there was one. */
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
