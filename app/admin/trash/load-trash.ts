import type { SectionKey } from '#shared/site/sections.ts';
import { call } from '../client/api.ts';

export type TrashedItem = {
  section: SectionKey;
  id: number;
  title_ar: string;
  title_en: string;
  trashed_at: string;
  author: string;
  days_left: number;
};

/** The deleted items, and the days for which each stays. */
export const loadTrash = () => call<{ items: TrashedItem[]; days: number }>('trash');
