import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Insertable, Kysely } from 'kysely';
import type { ContentDraft } from '#shared/content/content-item.ts';
import type { ManagerDraft } from '#shared/content/manager.ts';
import type { ManagerDetails, ManagerProfile } from '#shared/content/manager-profile.ts';
import type { AttachmentType } from '#shared/publishing/attachments.ts';
import type { Relation, RelationKind } from '#shared/publishing/relations.ts';
import type { SettingsGroup, SiteSettings } from '#shared/settings/site-settings.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import type { UnitOfWork } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import type { Storage } from '../files/storage.ts';
import { indexItems } from '../search-index/index-items.ts';
import { createSettings } from '../settings/settings.ts';
import { createContent } from './content.ts';
import { createManagers } from './managers.ts';
import { createProfile } from './profile.ts';

/** A file of an item; its content is among the files of the sample. */
type SampleAttachment = Pick<
  Insertable<Schema['item_attachment']>,
  'section' | 'id' | 'file' | 'bytes' | 'name_ar' | 'name_en' | 'language'
>;

/** The pictures of an item, which has the English title; each is among the files of the sample. */
type SampleGallery = {
  section: SectionKey;
  item: string;
  pictures: Pick<
    Insertable<Schema['item_picture']>,
    'image' | 'alt_ar' | 'alt_en' | 'caption_ar' | 'caption_en'
  >[];
};

/** Items and managers stand oldest first. */
export type Sample = {
  items: Record<SectionKey, ContentDraft[]>;
  /** Announcements about others, by their English titles. */
  relations: { section: SectionKey; notice: string; concerns: string; kind: RelationKind }[];
  managers: ManagerDraft[];
  /** Files of the items, in their order. */
  attachments: SampleAttachment[];
  galleries: SampleGallery[];
  /** Alternative texts of pictures. */
  pictures: { image: string; alt_ar: string; alt_en: string }[];
  profile: ManagerProfile;
  details: ManagerDetails;
  settings: SiteSettings;
};

export type SampleSource = {
  /** Loaded only if the database is empty, so that a site with content does not pay for it. */
  sample: () => Promise<Sample>;
  /** The folder whose files are copied into the storage. */
  files: string;
  /** Stands for `{PUBLIC_URL}` in the items' images. */
  publicUrl: string;
  /** Makes an item a notice about another one. */
  relate: (
    transaction: Kysely<Schema>,
    section: SectionKey,
    id: number,
    relation: Relation,
  ) => Promise<unknown>;
  /** Notes the alternative texts of stored pictures. */
  describe: (transaction: Kysely<Schema>, storage: Storage, pictures: Sample['pictures']) => Promise<unknown>;
};

const day = 24 * 60 * 60 * 1000;

/**
 * Fills an empty database and its storage with the sample institution. The files come first and the rows in one
 * transaction, so that a start that was cut short is made good by the next one.
 * @returns false, with nothing changed, where the database holds something already.
 */
export async function loadSampleContent(
  { db, transact }: UnitOfWork,
  storage: Storage,
  { sample, files, publicUrl, relate, describe }: SampleSource,
): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const { items, relations, managers, attachments, galleries, pictures, profile, details, settings } =
    await sample();
  await copyFiles(files, storage);

  return transact(async (transaction) => {
    if (!(await isFirst(transaction))) return false;
    const content = createContent(transaction);
    const now = Date.now();
    for (const [index, { key }] of sections.entries()) {
      const drafts = items[key];
      for (const [position, draft] of drafts.entries()) {
        // A day between two items of a section, and an hour between sections; the newest came today.
        const at = new Date(now - (drafts.length - 1 - position) * day - index * (day / 24));
        await content.create(
          key,
          { ...draft, image: draft.image?.replace('{PUBLIC_URL}', publicUrl) ?? null },
          at,
        );
      }
    }
    const idOf = (section: SectionKey, title: string) =>
      items[section].findIndex(({ title_en }) => title_en === title) + 1;
    for (const { section, notice, concerns, kind } of relations) {
      const relation = { concerns: { section, id: idOf(section, concerns) }, kind };
      await relate(transaction, section, idOf(section, notice), relation);
    }
    const changed_at = new Date(now).toISOString();
    await attach(transaction, attachments, changed_at);
    await describe(transaction, storage, pictures);
    for (const { section, item, pictures: shown } of galleries) {
      const key = { section, id: idOf(section, item) };
      const beside = { decorative: 0 as const, changed_at, removed_at: null };
      const rows = shown.map((picture, index) => ({
        ...key,
        ...picture,
        ...beside,
        number: index + 1,
        position: index + 1,
      }));
      await transaction.insertInto('item_picture').values(rows).execute();
    }
    for (const draft of managers) await createManagers(transaction).create(draft);
    await createProfile(transaction).saveMain(profile);
    await createProfile(transaction).saveDetails(details);
    const saved = createSettings(transaction);
    for (const group of Object.keys(settings) as SettingsGroup[]) await saved.save(group, settings[group]);
    return true;
  });
}

async function attach(
  transaction: Kysely<Schema>,
  attachments: SampleAttachment[],
  changed_at: string,
): Promise<void> {
  const byItem = Map.groupBy(attachments, ({ section, id }) => `${section}/${id}`);
  const rows = [...byItem.values()].flatMap((files) =>
    files.map((file, index) => ({
      ...file,
      number: index + 1,
      position: index + 1,
      type: extname(file.file).slice(1) as AttachmentType,
      problem: null,
      changed_at,
      removed_at: null,
    })),
  );
  if (rows.length > 0) await transaction.insertInto('item_attachment').values(rows).execute();
  for (const [section, own] of Map.groupBy(attachments, (file) => file.section))
    await indexItems(transaction, section, [...new Set(own.map(({ id }) => id))]);
}

async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  const tables = ['section_counter', 'manager_profile', 'profile_record', 'site_setting'] as const;
  const found = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table)
        .select((eb) => eb.lit(1).as('row'))
        .limit(1)
        .execute(),
    ),
  );
  return found.every((rows) => rows.length === 0);
}

/** Instances that start together on one database all find it empty; the counter's row makes one of them the first. */
async function isFirst(transaction: Kysely<Schema>): Promise<boolean> {
  const claim = await transaction
    .insertInto('section_counter')
    .values({ section: 'managers', last_id: 0, items: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return claim.numInsertedOrUpdatedRows === 1n;
}

async function copyFiles(folder: string, storage: Storage): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = join(entry.parentPath, entry.name);
    await storage.put(relative(folder, file).replaceAll(sep, '/'), await readFile(file));
  }
}
