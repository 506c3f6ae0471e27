import type { ContentItem } from '../content/content-item.ts';
import type { Language } from '../languages.ts';

/** A working copy that is rendered in place of the public item, with the URLs of its preview and the beginning of those of its files. */
export type PreviewedItem = { copy: ContentItem; urls: Record<Language, string>; files: string };
