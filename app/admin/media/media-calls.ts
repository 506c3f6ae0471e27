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

type OnProgress = (part: number) => void;

export const addMedia = (file: File, onProgress: OnProgress) =>
  call<MediaItem>('media', { method: 'POST', form: formOf(file), onProgress });

/** Another file for a picture, which stays at its path. */
export const replaceMedia = (id: string, file: File, onProgress: OnProgress) =>
  call<MediaItem>(`media/${id}/file`, { method: 'PUT', form: formOf(file), onProgress });

export const deleteMedia = (id: string) => call(`media/${id}`, { method: 'DELETE' });

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}
