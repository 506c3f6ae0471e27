import type { MediaChanges, MediaItem, MediaList } from '#shared/media/media.ts';
import { call } from '../client/api.ts';

/** A page of the library, by a search in the form of a URL's. */
export const listMedia = (search: string) => call<MediaList>(`media?${search}`);

/** The picture of an `image` field; undefined where the library has none. */
export async function getMedia(image: string): Promise<MediaItem | undefined> {
  const { items } = await listMedia(new URLSearchParams({ image }).toString());
  return items[0];
}

export const saveMedia = (id: string, changes: MediaChanges) =>
  call<MediaItem>(`media/${id}`, { method: 'PUT', json: changes });

export function addMedia(file: File, onProgress: (part: number) => void): Promise<MediaItem> {
  const form = new FormData();
  form.append('file', file);
  return call<MediaItem>('media', { method: 'POST', form, onProgress });
}

export const deleteMedia = (id: string) => call(`media/${id}`, { method: 'DELETE' });
