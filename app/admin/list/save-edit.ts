import { call } from '../client/api.ts';
import { appendImage } from '../ui/fields/image-choice.ts';
import type { Edit } from './list-draft.ts';
import type { ListItem, ListKind } from './list-kind.ts';

/**
 * Creates or updates one item.
 * @returns the item as stored.
 * @throws ApiFailure
 */
export async function saveEdit(
  { calls, readItem }: ListKind,
  { base, texts, image }: Edit,
): Promise<ListItem> {
  const form = new FormData();
  for (const [key, text] of Object.entries(texts)) form.append(key, text);
  if (base) form.append('updated_at', base.updated_at);
  appendImage(form, image);
  const path = base ? `${calls.update}/${base.id}` : calls.create;
  return readItem(await call(path, { method: 'POST', form }));
}

/** @returns the version of the deletion, by which it can be undone. @throws ApiFailure */
export async function deleteItem({ calls }: ListKind, { id }: ListItem): Promise<string> {
  const { updated_at } = await call<{ updated_at: string }>(`${calls.remove}/${id}`, { method: 'DELETE' });
  return updated_at;
}
