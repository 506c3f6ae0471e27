import type { MediaChanges, MediaItem } from '#shared/media/media.ts';
import { call } from '../client/api.ts';

/** The picture of an `image` field. */
export const getMedia = (image: string) => call<MediaItem>(`media?image=${encodeURIComponent(image)}`);

export const saveMedia = (id: string, changes: MediaChanges) =>
  call<MediaItem>(`media/${id}`, { method: 'PUT', json: changes });
