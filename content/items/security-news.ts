import type { ContentDraft } from '#shared/content/content-item.ts';
import { novemberNews } from './security-news/november.ts';
import { octoberNews } from './security-news/october.ts';
import { septemberNews } from './security-news/september.ts';

/** Oldest first. */
export const items = [...septemberNews, ...octoberNews, ...novemberNews] satisfies ContentDraft[];
