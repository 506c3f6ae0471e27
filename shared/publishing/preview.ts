import type { ContentItem } from '../content/content-item.ts';
import type { Language } from '../languages.ts';

/** A working copy that is rendered in place of the public item, and the URLs of its preview. */
export type PreviewedItem = { copy: ContentItem; urls: Record<Language, string> };
