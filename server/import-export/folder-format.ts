import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { SectionKey } from '#shared/site/sections.ts';
import { sections } from '#shared/site/sections.ts';
import { Refused } from './refused.ts';

/** The files of an export, all of them JSON (docs/decisions/022). */
export const fileNames = {
  /** Written last: an interrupted export has none. */
  format: 'export.json',
  managers: 'managers.json',
  /** The files of the items; exports of earlier versions have none. */
  attachments: 'attachments.json',
  /** Galleries of items, relations, pins and notes on pictures: not in exports of versions that had none. */
  galleries: 'galleries.json',
  relations: 'relations.json',
  pins: 'pins.json',
  media: 'media.json',
  profile: 'profile.json',
  /** Not in exports of versions that had none. */
  redirects: 'redirects.json',
  settings: 'settings.json',
} as const;

export const storageFolder = 'storage';

export const sectionFile = (section: SectionKey) => `sections/${section}.json`;

export const currentFormat = { format: 'diwan-content', version: 1 } as const;

const anyFormat = z.object({ format: z.literal(currentFormat.format), version: z.int() });
const profileFile = z.object({ main: z.unknown().default(null), details: z.unknown().default(null) });
const listFile = z.array(z.unknown());

/**
 * The JSON files of an export.
 * @throws Refused if one is missing or malformed.
 */
export async function readFiles(folder: string) {
  const { version } = await readJson(folder, fileNames.format, anyFormat);
  if (version > currentFormat.version) {
    throw new Refused(
      `${folder} was written by a newer version of the program: use that one, or a newer one.`,
    );
  }
  const items: Partial<Record<SectionKey, unknown[]>> = {};
  for (const { key } of sections) items[key] = await readJson(folder, sectionFile(key), listFile);
  return {
    items: items as Record<SectionKey, unknown[]>,
    managers: await readJson(folder, fileNames.managers, listFile),
    ...(await readJson(folder, fileNames.profile, profileFile)),
    redirects: await readJson(folder, fileNames.redirects, listFile, []),
    settings: await readJson(folder, fileNames.settings, z.record(z.string(), z.unknown())),
    attachments: await readJson(folder, fileNames.attachments, listFile, []),
    galleries: await readJson(folder, fileNames.galleries, listFile, []),
    relations: await readJson(folder, fileNames.relations, listFile, []),
    pins: await readJson(folder, fileNames.pins, listFile, []),
    media: await readJson(folder, fileNames.media, listFile, []),
  };
}

async function readJson<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
  missing?: z.infer<Schema>,
): Promise<z.infer<Schema>> {
  try {
    return schema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isMissing && missing !== undefined) return missing;
    const why = isMissing ? 'is missing' : 'cannot be read';
    throw new Refused(`${join(folder, name)} ${why}: this is no whole export of a site.`, { cause: error });
  }
}
