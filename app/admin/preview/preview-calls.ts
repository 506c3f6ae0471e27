import type { SectionKey } from '#shared/site/sections.ts';
import { call } from '../client/api.ts';
import { storedToken } from '../client/token.ts';

export type Item = { section: SectionKey; id: number };

export type PreviewLink = {
  id: string;
  author: string;
  created_at: string;
  expires_at: string;
  items: (Item & { title_ar: string; title_en: string; exists: boolean })[];
};

export type NewPreview = { id: string; url: string; expires_at: string };

/** The links of an item, those made last first. */
export async function linksOf({ section, id }: Item): Promise<PreviewLink[]> {
  const { previews } = await call<{ previews: PreviewLink[] }>('previews');
  return previews.filter(({ items }) => items.some((item) => item.section === section && item.id === id));
}

export const makeLink = (item: Item, days: number) =>
  call<NewPreview>('previews', { method: 'POST', json: { items: [item], days } });

/** The editor's own previews of this document: one for each item, however often it is saved. */
const frames = new Map<string, Promise<{ url: string; expires_at: string }>>();

/**
 * The path of the editor's own preview of an item.
 * @param renew in place of one that the site knows no more.
 */
export async function framePath({ section, id }: Item, renew: boolean): Promise<string> {
  const name = `${storedToken() ?? ''} ${section}/${id}`;
  const known = renew ? undefined : await frames.get(name)?.catch(() => undefined);
  if (known && Date.parse(known.expires_at) > Date.now()) return new URL(known.url).pathname;
  const made = call<{ url: string; expires_at: string }>('previews/frame', {
    method: 'POST',
    json: { section, id },
  });
  frames.set(name, made);
  return new URL((await made).url).pathname;
}
