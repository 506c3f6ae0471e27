import type { TestDatabase } from '../databases/databases.ts';
import { form } from '../requests/form.ts';
import { photograph } from '../requests/pictures.ts';
import { testApp } from './test-app.ts';

/** The call for the gallery of its item. */
export const galleryCall = '/api/items/sports-news/1/gallery';

type Fields = Parameters<typeof form>[0];
type Picture = { number: number; image: string };

/** A site with an item that has no picture yet, and an editor of its gallery. */
export async function gallerySite(database?: TestDatabase) {
  const site = await testApp({ items: { 'sports-news': 1 }, ...(database && { database }) });
  const { call } = await site.signIn();
  const add = async (fields: Fields, to = galleryCall) => call(to, await form(fields));
  const put = async (number: number, fields: Fields) =>
    call(`${galleryCall}/${number}`, { ...(await form(fields)), method: 'PUT' });
  /** A picture of the library that no other one is equal to. */
  const picture = async (width = 64) =>
    (await site.services.media.add(await photograph({ width, height: 48 }), 'a.jpg')).file;
  const publicGallery = async (): Promise<Picture[]> =>
    (await site.request('/api/sports-news-item/1')).json().gallery ?? [];
  return { ...site, call, add, put, picture, publicGallery };
}
