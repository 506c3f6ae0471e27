import type { Language } from '#shared/languages.ts';
import type { SideState } from '#shared/publishing/states.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { call } from '../client/api.ts';

export type DeskItem = {
  section: SectionKey;
  id: number;
  title_ar: string;
  title_en: string;
  sides: Record<Language, { state: SideState; publish_at: string | null }>;
};

export type DeskItems = { items: DeskItem[]; total: number };

/** Items that a part of the overview shows. */
const shownItems = 5;

/** The items that a query of `GET /api/items` names. */
export const deskItems = (query: string, limit = shownItems) =>
  call<DeskItems>(`items?${query}&limit=${limit}`);
