import type { PublicItem } from '#shared/content/content-item.ts';
import type { Language } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import type { Section } from '#shared/site/sections.ts';
import { itemView } from '../../items.ts';
import { type ClosingView, type ListedItem, withClosings } from './announcements/closing.ts';

type Part = {
  section: Section;
  language: Language;
  page: number;
  /** The query that the list keeps. */
  filter: string;
  closing: ClosingView | undefined;
  publicUrl: string;
  imageHosts: string[];
};

/** A further page of a list, as cards show it. No list loads this script before a reader wants more of it. */
export async function fetchMore(part: Part): Promise<{ items: ListedItem[]; more: boolean }> {
  const { section, language, page, closing, publicUrl, imageHosts } = part;
  const { body, total } = await fetchPage(part);
  const items = body[section.listKeys[0]] ?? [];
  const notes = new Map(
    items.map((item) => [item.image ?? '', { focus: item.image_focus, file: item.image_file }]),
  );
  const plain = items.map((item) => itemView(section, item, language, { publicUrl, imageHosts, notes }));
  return {
    items: closing ? withClosings(plain, body, language, closing) : plain,
    more: total > page * limits.pageItems,
  };
}

async function fetchPage({
  section,
  language,
  page,
  filter,
}: Part): Promise<{ body: Record<string, PublicItem[]>; total: number }> {
  const query = `limit=${limits.pageItems}&page=${page}&language=${language}${filter}`;
  const response = await fetch(`/api/${section.calls.list}?${query}`);
  if (!response.ok) throw new Error(`The list: ${response.status}`);
  return { body: await response.json(), total: Number(response.headers.get('x-total-count')) };
}
