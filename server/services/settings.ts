import type { Kysely } from 'kysely';
import { type SettingsGroup, type SiteSettings, siteSettings } from '#shared/site-settings.ts';
import type { Schema } from '../db/schema.ts';
import { defaultSettings } from './default-settings.ts';

/** What makes the site one institution's own, in groups that are saved one by one. */
export function createSettings(db: Kysely<Schema>) {
  return {
    /** What was not saved yet, be it a group or a field that a newer version added to one, is neutral. */
    async all(): Promise<SiteSettings> {
      const rows = await db.selectFrom('site_setting').select(['key', 'value']).execute();
      const saved = rows.map(({ key, value }) => [key, completed(defaultSettings[key], JSON.parse(value))]);
      return siteSettings.parse({ ...defaultSettings, ...Object.fromEntries(saved) });
    },

    /** @throws ZodError where the value is none of its group. */
    async save<Group extends SettingsGroup>(group: Group, value: SiteSettings[Group]): Promise<void> {
      const columns = {
        value: JSON.stringify(siteSettings.shape[group].parse(value)),
        updated_at: new Date().toISOString(),
      };
      await db
        .insertInto('site_setting')
        .values({ key: group, ...columns })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(columns))
        .execute();
    },
  };
}

function completed(fallback: object, saved: object): object {
  return Array.isArray(saved) ? saved : { ...fallback, ...saved };
}
