import { type ContentItem, contentSchemas } from '#shared/content/content-item.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';

type Column = keyof ContentItem;

/** The columns of `content_item` that the items of each section have. */
export const itemColumns = Object.fromEntries(
  sections.map(({ key }) => [key, Object.keys(contentSchemas[key].item.shape)]),
) as Record<SectionKey, Column[]>;

/** Those of any section: a union of queries has one list of columns. */
export const allColumns: Column[] = [...new Set(Object.values(itemColumns).flat())];
