import type { MediaChanges, MediaItem, MediaList } from '#shared/media/media.ts';
import { call } from '../client/api.ts';

/** The picture of an `image` field; undefined where the library has none. */
export async function getMedia(image: string): Promise<MediaItem | undefined> {
  const { items } = await call<MediaList>(`media?image=${encodeURIComponent(image)}`);
  return items[0];
}

export const saveMedia = (id: string, changes: MediaChanges) =>
  call<MediaItem>(`media/${id}`, { method: 'PUT', json: changes });
