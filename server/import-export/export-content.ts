import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ownPath } from '#shared/media/replacement.ts';
import type { SettingsGroup } from '#shared/settings/site-settings.ts';
import { sections } from '#shared/site/sections.ts';
import { cardAt } from '../services/cards/card.ts';
import { neverSaved } from '../services/clock/next-timestamp.ts';
import type { createContent } from '../services/content/content.ts';
import type { createManagers } from '../services/content/managers.ts';
import type { createProfile } from '../services/content/profile.ts';
import { createFileStorage, type Storage } from '../services/files/storage.ts';
import type { createMedia } from '../services/media/media.ts';
import type { createAttachments } from '../services/publishing/attachments/attachments.ts';
import type { createRedirects } from '../services/redirects/redirects.ts';
import type { createSettings } from '../services/settings/settings.ts';
import { exportedRow } from './attachments/exported-attachments.ts';
import { currentFormat, fileNames, sectionFile, storageFolder } from './folder-format.ts';
import type { createImportExport } from './import-export.ts';
import { Refused } from './refused.ts';

type Content = {
  content: Pick<ReturnType<typeof createContent>, 'list'>;
  attachments: Pick<ReturnType<typeof createAttachments>, 'ofPublicItems'>;
  importExport: Pick<ReturnType<typeof createImportExport>, 'attributes'>;
  managers: Pick<ReturnType<typeof createManagers>, 'list'>;
  media: Pick<ReturnType<typeof createMedia>, 'notes'>;
  profile: Pick<ReturnType<typeof createProfile>, 'versionedMain' | 'versionedDetails'>;
  redirects: Pick<ReturnType<typeof createRedirects>, 'all'>;
  settings: Pick<ReturnType<typeof createSettings>, 'versionedAll'>;
  storage: Storage;
};

/** Files whose rows belong to entries, and are none. */
const beside = new Set<string>([
  fileNames.attachments,
  fileNames.galleries,
  fileNames.relations,
  fileNames.pins,
  fileNames.media,
]);

/**
 * Exports all public content into a new or empty folder: texts as JSON, files unchanged. Unsaved parts are omitted; an
 * absolute URL of this site becomes its path, and a picture that was replaced the one in its place.
 * @returns the number of entries and files.
 * @throws Refused if the folder is not empty.
 */
export async function exportContent(
  { content, attachments, importExport, managers, media, profile, redirects, settings, storage }: Content,
  folder: string,
  publicUrl: string,
): Promise<{ entries: number; files: number }> {
  await openEmpty(folder);
  let entries = 0;
  const own = `${publicUrl}/storage/`;
  const notes = await media.notes();
  const shown = (image: string) => ownPath(notes.get(image)?.file ?? image);
  const portable = <Row extends { image: string | null }>(row: Row): Row =>
    row.image === null ? row : { ...row, image: shown(row.image.replace(own, '')) };
  const write = async (name: string, value: object) => {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(value, undefined, 2)}\n`);
    entries += Array.isArray(value) && !beside.has(name) ? value.length : 0;
  };

  for (const { key } of sections) {
    const { items } = await content.list(key, { scope: 'public' });
    await write(sectionFile(key), items.map(portable));
  }
  const rows = await attachments.ofPublicItems();
  await write(fileNames.attachments, rows.map(exportedRow));
  const { galleries, relations, pins, media: noted } = await importExport.attributes();
  await write(fileNames.galleries, galleries.map(portable));
  await write(fileNames.relations, relations);
  await write(fileNames.pins, pins);
  await write(fileNames.media, noted.map(portable));
  const people = await managers.list();
  await write(
    fileNames.managers,
    people.map(({ id, name, image, from, to }) => portable({ id, name, image, from, to })),
  );
  const main = await profile.versionedMain();
  const details = await profile.versionedDetails();
  await write(fileNames.profile, {
    ...(main.updated_at !== neverSaved && { main: portable(main.content) }),
    ...(details.updated_at !== neverSaved && { details: details.content }),
  });
  await write(
    fileNames.redirects,
    (await redirects.all()).map(({ from, to }) => ({ from, to })),
  );
  const { content: groups, updated_at: saved } = await settings.versionedAll();
  const isSaved = (group: string) => saved[group as SettingsGroup] !== neverSaved;
  await write(
    fileNames.settings,
    JSON.parse(
      JSON.stringify(Object.fromEntries(Object.entries(groups).filter(([group]) => isSaved(group)))),
      (_name, value: unknown) => (typeof value === 'string' ? shown(value) : value),
    ),
  );

  const copies = createFileStorage(join(folder, storageFolder));
  const attached = new Set(rows.map(({ file }) => file));
  const isPublic = (path: string) =>
    !path.startsWith('sealed/') && !cardAt(path) && (!path.startsWith('attachments/') || attached.has(path));
  const files = (await storage.list('')).filter(({ path }) => isPublic(path));
  for (const { path } of files) {
    const file = await storage.find(path);
    if (file) await copies.put(ownPath(path), { bytes: file.bytes, content: file.read() });
  }
  await write(fileNames.format, currentFormat);
  return { entries, files: files.length };
}

/** @throws Refused if it is not empty. */
async function openEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Refused(`${folder} is not empty: choose another folder.`);
}
