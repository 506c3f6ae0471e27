import type { Kysely } from 'kysely';
import type { SectionKey } from '#shared/site/sections.ts';
import { unitOf } from '../db/in-transaction.ts';
import type { Schema } from '../db/schema.ts';
import { neverSaved, nextTimestamp } from '../services/clock/next-timestamp.ts';
import { createContent } from '../services/content/content.ts';
import { createManagers } from '../services/content/managers.ts';
import { createProfile } from '../services/content/profile.ts';
import { createPublishing } from '../services/publishing/publishing.ts';
import { createTrash } from '../services/publishing/trash.ts';
import { createSettings } from '../services/settings/settings.ts';
import { importAttachments } from './attachments/exported-attachments.ts';
import { importAttributes } from './attributes/exported-attributes.ts';
import { importGallery } from './attributes/exported-galleries.ts';
import type { ImportEntry } from './entries.ts';
import { insertItems, insertManagers, rowsPerInsert } from './insert-rows.ts';
import type { Step } from './plan.ts';
import { writeRedirects } from './write-redirects.ts';

/** The author of an import in the history of an item: nobody. */
const importer = '';

type Storing = Exclude<Step, { does: 'remove' }>;

/** Stores a plan's steps in the given transaction, if the expected versions still match. */
export async function writeSteps(transaction: Kysely<Schema>, steps: Step[]): Promise<void> {
  const storing = steps.filter((step): step is Storing => step.does !== 'remove');
  const timestamp = nextTimestamp();
  const { trash } = publishingOn(transaction);
  const deleted = new Set((await trash.list()).map(({ section, id }) => `${section}/${id}`));
  const created = storing
    .filter(({ does, name }) => does === 'create' && !deleted.has(name))
    .map(({ entry }) => entry);
  const versions = new Map([
    ...(await insertItems(transaction, created, timestamp)),
    ...(await insertManagers(transaction, created, timestamp)),
    ...(await writeRedirects(transaction, steps, timestamp)),
  ]);
  for (const { name, does, entry, known } of storing) {
    if (versions.has(name)) continue;
    // Deleted here: the item comes back with its history
    const isRestored = does === 'create' && entry.kind === 'item';
    if (isRestored) await trash.restore(entry.section, entry.id, importer);
    const expected = isRestored ? undefined : (known ?? neverSaved);
    versions.set(name, does === 'note' && known ? known : await save(transaction, entry, expected));
  }
  for (const { does, entry } of storing) {
    if (entry.kind === 'item' && entry.attachments && does !== 'note')
      await importAttachments(transaction, entry.section, entry.id, entry.attachments);
    if (entry.kind === 'item' && entry.gallery && does !== 'note')
      await importGallery(transaction, entry, entry.gallery);
  }
  // After all items: a notice may be older than what it is about
  for (const { does, entry } of storing) {
    if (entry.kind === 'item' && entry.attributes && does !== 'note')
      await importAttributes(transaction, entry, entry.attributes);
  }
  for (const { does, name, known } of steps) if (does === 'remove') await remove(transaction, name, known);
  await takeNote(transaction, storing, versions);
}

/** The services on the import's transaction: its changes are public at once, as those of a call are. */
function publishingOn(transaction: Kysely<Schema>) {
  const unit = unitOf(transaction);
  return { publishing: createPublishing(unit, Date.now), trash: createTrash(unit, Date.now) };
}

/**
 * @returns the new version.
 * @throws AppError `conflict` if the expected version is outdated.
 */
async function save(
  transaction: Kysely<Schema>,
  entry: ImportEntry,
  known: string | undefined,
): Promise<string> {
  const { publishing } = publishingOn(transaction);
  const profile = createProfile(transaction);
  const settings = createSettings(transaction);
  switch (entry.kind) {
    case 'item':
      await requireVersion(transaction, entry.section, entry.id, known);
      return (await publishing.update(entry.section, entry.id, entry.value, { author: importer })).updated_at;
    case 'manager':
      return (await createManagers(transaction).update(entry.id, entry.value, known)).updated_at;
    case 'main':
      await profile.saveMain(entry.value, known);
      return (await profile.versionedMain()).updated_at;
    case 'details':
      await profile.saveDetails(entry.value, known);
      return (await profile.versionedDetails()).updated_at;
    case 'redirect':
      // Stored before, all of them together
      return known ?? '';
    case 'setting':
      await settings.save(entry.group, entry.value, known);
      return (await settings.versioned(entry.group)).updated_at;
  }
}

/** @throws AppError `conflict` or `not-found` if the expected version is outdated. */
async function remove(transaction: Kysely<Schema>, name: string, known: string | undefined): Promise<void> {
  const [list = '', id] = name.split('/');
  if (list === 'managers') {
    const managers = createManagers(transaction);
    await managers.update(Number(id), {}, known);
    await managers.remove(Number(id));
  } else if (list !== 'redirects') {
    await requireVersion(transaction, list as SectionKey, Number(id), known);
    await publishingOn(transaction).trash.put(list as SectionKey, Number(id), importer);
  }
  await transaction.deleteFrom('imported').where('name', '=', name).execute();
}

/** An update without changes checks the version of what is public, and locks the row. */
async function requireVersion(
  transaction: Kysely<Schema>,
  section: SectionKey,
  id: number,
  known: string | undefined,
): Promise<void> {
  await createContent(transaction).update(section, id, {}, known);
}

async function takeNote(
  transaction: Kysely<Schema>,
  steps: Storing[],
  versions: Map<string, string>,
): Promise<void> {
  const rows = steps.map(({ name, digest, image }) => ({
    name,
    digest,
    image,
    version: versions.get(name) ?? '',
  }));
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await transaction
      .insertInto('imported')
      .values(rows.slice(start, start + rowsPerInsert))
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((eb) => ({
          digest: eb.ref('excluded.digest'),
          image: eb.ref('excluded.image'),
          version: eb.ref('excluded.version'),
        })),
      )
      .execute();
  }
}
