import type { ContentItem } from '#shared/content/content-item.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import { href } from '#shared/site/href.ts';
import { type Section } from '#shared/site/sections.ts';
import type { Entry, ListKind, Texts } from './list-kind.ts';

const fields = [
  { name: 'title', label: 'field.title' },
  { name: 'date', label: 'field.date' },
  { name: 'description', label: 'field.description', long: true },
] as const;

/** What the list editor has to know of a section. */
export function sectionKind(section: Section): ListKind {
  const { key, calls, answer } = section;
  return {
    key,
    fields,
    calls: { ...calls, update: `update-${calls.item}`, remove: calls.item },
    paged: true,
    optimisticDelete: key === 'security-news',
    publicPath: ({ id, texts }, language) => {
      const readable = publicLanguages(texts);
      const shown = readable.includes(language) ? language : readable[0];
      return shown && href('section-detail', { section: section.key, id, language: shown });
    },
    isHidden: (texts) => publicLanguages(texts).length === 0,
    readList: (body) => (body as Record<string, ContentItem[]>)[answer[0]]?.map(entryOf) ?? [],
    readEntry: (body) => entryOf(body as ContentItem),
  };
}

function publicLanguages({ title_ar = '', title_en = '' }: Texts) {
  return languagesOf({ title_ar, title_en });
}

function entryOf({ id, image, updated_at, ...item }: ContentItem): Entry {
  const { title_ar, title_en, date_ar, date_en, description_ar, description_en } = item;
  return {
    id,
    image,
    updated_at,
    texts: { title_ar, title_en, date_ar, date_en, description_ar, description_en },
  };
}
