import type { ContentDraft } from '#shared/content/content-item.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import { attachments } from './attachments.ts';
import { galleries } from './galleries.ts';
import { managers } from './managers.ts';
import { pictures } from './pictures.ts';
import { details, profile } from './profile.ts';
import { relations } from './relations.ts';
import { settings } from './settings.ts';

type Items = Record<SectionKey, ContentDraft[]>;

/** The items of a section are those of the file with its key, oldest first. */
async function itemsOf(section: SectionKey): Promise<[SectionKey, ContentDraft[]]> {
  return [section, (await import(`./items/${section}.ts`)).items];
}

/** The sample institution, whole; none of it is real. */
export const sample = {
  items: Object.fromEntries(await Promise.all(sections.map(({ key }) => itemsOf(key)))) as Items,
  relations,
  managers,
  attachments,
  galleries,
  pictures,
  profile,
  details,
  settings,
};
