import type { ContentItem } from '#shared/content/content-item.ts';
import { writtenDay } from '#shared/content/written-day.ts';
import { excerpt } from '#shared/excerpt.ts';
import type { Language } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { type PreviewShape, type Section, type SectionKey, sections } from '#shared/site/sections.ts';
import { type ImageRules, type Item, itemView } from '../../items.ts';

/** An item of a preview, with as much of it as the preview's shape shows. */
export type Story = Pick<Item, 'path' | 'title' | 'date'> & {
  /** The short fields that its section alone has. */
  lines?: string[];
  image?: string;
  text?: string;
  /** The parts of its date that are shown: the number of the day, and what follows it. */
  day?: string[];
};

/** A section's newest items; no `stories` where they could not be loaded. */
export type Preview = { key: SectionKey; stories?: Story[]; more: boolean };

/** Neighbouring previews of one shape. */
export type Band = { shape: PreviewShape; previews: Preview[] };

type Found = Record<SectionKey, { items: ContentItem[]; total: number }>;

/** Number of a preview's items, the newest first, that show their picture and the beginning of their text. */
const shown: Record<PreviewShape, { pictures: number; texts: number; days?: true }> = {
  beside: { pictures: 1, texts: 0 },
  lead: { pictures: 3, texts: 3 },
  pair: { pictures: 1, texts: 0 },
  board: { pictures: 0, texts: 0, days: true },
  reading: { pictures: 0, texts: 3 },
};

const numberOfDay = /^[^\d٠-٩۰-۹]*([\d٠-٩۰-۹]{1,2})(\s.*)$/;

/** The home page's previews in the order of the sections; those that have nothing to show are named in `empty`. */
export function previewBands(found: Found | undefined, language: Language, rules: ImageRules) {
  const bands: Band[] = [];
  const empty: SectionKey[] = [];
  for (const section of sections) {
    const preview = previewOf(section, found?.[section.key], language, rules);
    const last = bands.at(-1);
    if (preview.stories?.length === 0 && !preview.more) empty.push(section.key);
    else if (last?.shape === section.preview) last.previews.push(preview);
    else bands.push({ shape: section.preview, previews: [preview] });
  }
  return { bands, empty };
}

function previewOf(
  section: Section,
  own: Found[SectionKey] | undefined,
  language: Language,
  rules: ImageRules,
): Preview {
  const { key, preview } = section;
  if (!own) return { key, more: false };
  const { pictures, texts, days } = shown[preview];
  const stories = own.items.map((item, index) => {
    const { path, title, date, ownFields, description, image } = itemView(section, item, language, rules);
    const lines = ownFields.filter(({ heading }) => !heading).map((field) => field.text);
    const day = days && numberOfDay.exec(date)?.slice(1);
    return {
      path,
      title,
      date,
      ...(lines.length > 0 && { lines }),
      ...(day && { day }),
      ...(index < pictures && image && { image }),
      ...(index < texts && description && { text: excerpt(description, limits.previewTextCharacters) }),
    };
  });
  return { key, stories, more: hasMore(section, own) };
}

/** Specification §9, View More: three rules for three ways in which a list is fetched. */
function hasMore(section: Section, { items, total }: Found[SectionKey]): boolean {
  switch (section.viewMore) {
    case 'full':
      return items.length === limits.previewItems;
    case 'more':
      return total > limits.previewItems;
    case 'always':
      return true;
  }
}

/** A headline in the first view. */
export type LatestStory = Pick<Story, 'path' | 'title' | 'date'>;

/** The newest items of all sections. */
export function latestHeadlines(found: Found, language: Language, rules: ImageRules): LatestStory[] {
  return sections
    .flatMap((section) =>
      found[section.key].items.map((item) => ({ section, item, day: dayOf(item, language) })),
    )
    .toSorted(
      (one, other) => compare(other.day, one.day) || compare(other.item.created_at, one.item.created_at),
    )
    .slice(0, limits.latestItems)
    .map(({ section, item }) => {
      const { path, title, date } = itemView(section, item, language, rules);
      return { path, title: excerpt(title, limits.latestTitleCharacters), date };
    });
}

/** An item is as new as the day that its date names. A day to come, such as a deadline, makes no item newer than it is. */
function dayOf(item: ContentItem, language: Language): string {
  const stored = item.created_at.slice(0, 'YYYY-MM-DD'.length);
  const written = writtenDay(item[`date_${language}`]) ?? stored;
  return written < stored ? written : stored;
}

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
