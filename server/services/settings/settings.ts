import type { Kysely } from 'kysely';
import * as limits from '#shared/limits.ts';
import { type SettingsGroup, type SiteSettings, siteSettings } from '#shared/settings/site-settings.ts';
import { isPostgres } from '../../db/engine.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { changed } from '../../errors/conflict.ts';
import { neverSaved, nextTimestamp } from '../clock/next-timestamp.ts';
import { createPendingChanges } from '../keys/pending/pending-changes.ts';
import { type RecordSave, recordChange } from '../revisions/record-revisions.ts';
import { indexPages } from '../search-index/index-pages.ts';
import { pageSettings } from '../search-index/page-texts.ts';
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
   * @param by its author, for its revisions.
   * @returns its new version.
   * @throws AppError `conflict` with the stored group if it has changed since; ZodError if the value is invalid.
   */
  async function save<Group extends SettingsGroup>(
    group: Group,
    value: SiteSettings[Group],
    known?: string,
    by?: RecordSave,
  ): Promise<string> {
    const complete = siteSettings.shape[group].parse(completed(defaultSettings[group], value));
    const columns = { value: JSON.stringify(complete), updated_at: nextTimestamp() };
    const isSaved = await inTransaction(db, async (transaction) => {
      const before = await transaction
        .selectFrom('site_setting')
        .select(['value', 'updated_at'])
        .where('key', '=', group)
        // SQLite has no other writer meanwhile
        .$if(isPostgres(db), (query) => query.forUpdate())
        .executeTakeFirst();
      const row = await transaction
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
      if (!row) return false;
      const change = {
        before: {
          version: before?.updated_at ?? neverSaved,
          value: before ? JSON.parse(before.value) : defaultSettings[group],
        },
        after: { version: columns.updated_at, value: complete },
      };
      await recordChange(transaction, `settings/${group}`, change, by);
      if (pageSettings.includes(group)) await indexPages(transaction);
      return true;
    });
    if (!isSaved) changed(await versioned(group));
    return columns.updated_at;
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
     * @param by an administrator.
     * @throws AppError as `save`; `invalid` for fewer days than allowed, unless they are the stored ones.
     */
    async saveRetention(value: Retention, by: RecordSave, known?: string): Promise<string> {
      const { readDays } = (await all()).retention;
      if (value.readDays < limits.minReadDays && value.readDays !== readDays) {
        throw new AppError('invalid', 'setting.readDays', tooFewDays);
      }
      const retention = { ...value, readDays: Math.max(value.readDays, readDays) };
      const version = await save('retention', retention, known, by);
      if (value.readDays < readDays) {
        const waiting = { readDays: value.readDays };
        const from = new Date(now() + limits.retentionDelayDays * day).toISOString();
        await pending.put('retention', waiting, by.author, from);
      }
      if (value.readDays > readDays) await pending.drop('retention');
      return version;
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
