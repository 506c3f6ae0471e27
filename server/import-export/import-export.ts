import type { Kysely } from 'kysely';
import { contentSchemas } from '#shared/content/content-item.ts';
import { managerDraft } from '#shared/content/manager.ts';
import type { SettingsGroup } from '#shared/settings/site-settings.ts';
import { sections } from '#shared/site/sections.ts';
import type { UnitOfWork } from '../db/in-transaction.ts';
import type { Schema } from '../db/schema.ts';
import { AppError } from '../errors/app-error.ts';
import { neverSaved } from '../services/clock/next-timestamp.ts';
import { createContent } from '../services/content/content.ts';
import { createManagers } from '../services/content/managers.ts';
import { createProfile } from '../services/content/profile.ts';
import { createSettings } from '../services/settings/settings.ts';
import { attributesOf } from './attributes/exported-attributes.ts';
import { galleriesOf } from './attributes/exported-galleries.ts';
import type { SiteState, Step, StoredEntry } from './plan.ts';
import { Refused } from './refused.ts';
import { redirectFiles, redirectList } from './write-redirects.ts';
import { writeSteps } from './write-steps.ts';

/** The content as a whole: what an export writes and an import compares, and what an import stores. */
export function createImportExport({ db, transact }: UnitOfWork) {
  return {
    /** The galleries, relations and pins of public items, and the notes on pictures, as an export has them. */
    async attributes() {
      const rows = await db
        .selectFrom('media')
        .select(['path as image', 'focal_x', 'focal_y', 'alt_ar', 'alt_en', 'decorative'])
        .where((where) =>
          where.or([
            where('focal_x', 'is not', null),
            where('alt_ar', '<>', ''),
            where('alt_en', '<>', ''),
            where('decorative', '=', 1),
          ]),
        )
        .orderBy('path')
        .execute();
      const media = rows.map(({ focal_x: x, focal_y: y, decorative, ...row }) => ({
        ...row,
        focal: x === null || y === null ? null : { x, y },
        decorative: decorative === 1,
      }));
      return { ...(await attributesOf(db, Date.now())), galleries: await galleriesOf(db), media };
    },

    /** All content saved on this site, by entry name, and the records of earlier imports. */
    async here(): Promise<SiteState> {
      const rows = await db.selectFrom('imported').selectAll().execute();
      const notes = new Map(rows.map(({ name, ...note }) => [name, note]));
      return { found: new Map(await found(db)), notes };
    },

    /**
     * Stores all steps or none.
     * @param moved paths of the other site's files with those that they have here: they are redirected.
     * @throws Refused if another user changed one of the entries since they were read.
     */
    async write(steps: Step[], moved: ReadonlyMap<string, string> = new Map()): Promise<void> {
      if (steps.length === 0) return;
      try {
        await transact(async (transaction) => {
          await writeSteps(transaction, steps);
          await redirectFiles(transaction, moved);
        });
      } catch (error) {
        if (!isRace(error)) throw error;
        const message =
          'The content was changed here while it was imported, so nothing was stored: run it again.';
        throw new Refused(message, { cause: error });
      }
    },
  };
}

async function found(db: Kysely<Schema>): Promise<[string, StoredEntry][]> {
  const all: [string, StoredEntry][] = [];
  const unpublished = await unpublishedItems(db);
  for (const { key } of sections) {
    // Drafts, too: an item that is created would take their numbers
    for (const { id, updated_at: version, ...item } of (await createContent(db).list(key, { scope: 'all' }))
      .items) {
      const name = `${key}/${id}`;
      const value = contentSchemas[key].draft.parse(item);
      all.push([name, { value, version, unpublished: unpublished.has(name) }]);
    }
  }
  for (const { id, updated_at: version, ...manager } of await createManagers(db).list()) {
    all.push([`managers/${id}`, { value: managerDraft.parse(manager), version }]);
  }
  for (const { path, target, saved_at } of await db.selectFrom('redirect').selectAll().execute()) {
    all.push([`${redirectList}${path}`, { value: { from: path, to: target }, version: saved_at }]);
  }
  const profile = createProfile(db);
  const main = await profile.versionedMain();
  const details = await profile.versionedDetails();
  const settings = await createSettings(db).versionedAll();
  const parts: [string, StoredEntry][] = [
    ['profile/main', { value: main.content, version: main.updated_at }],
    ['profile/details', { value: details.content, version: details.updated_at }],
    ...(Object.keys(settings.content) as SettingsGroup[]).map((group): [string, StoredEntry] => [
      `settings/${group}`,
      { value: settings.content[group], version: settings.updated_at[group] },
    ]),
  ];
  return [...all, ...parts.filter(([, { version }]) => version !== neverSaved)];
}

/** The names of the items whose working copy is newer than what is public of it. */
async function unpublishedItems(db: Kysely<Schema>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('item_document as d')
    .innerJoin('item_side as s', (join) =>
      join
        .onRef('s.section', '=', 'd.section')
        .onRef('s.id', '=', 'd.id')
        .onRef('s.public_revision', '<>', 'd.revision'),
    )
    .select(['d.section', 'd.id'])
    .where('d.trashed_at', 'is', null)
    .execute();
  return new Set(rows.map(({ section, id }) => `${section}/${id}`));
}

/** A concurrent save, removal or creation of the same entry. */
function isRace(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'conflict' || error.code === 'not-found';
  return error instanceof Error && /unique constraint/i.test(error.message);
}
