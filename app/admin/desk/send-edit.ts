import { call } from '../client/api.ts';
import type { ItemDocument, ItemKey } from '../publishing/item-document.ts';
import { getItem, saveItem } from '../publishing/publishing-calls.ts';
import { appendImage, type ImageChoice, unchangedImage } from '../ui/fields/image-choice.ts';
import { type DeskEdit, versionOf } from './desk-draft.ts';
import type { SectionKind } from './section-kind.ts';

/**
 * Stores the working copy of an edit; what is public stays as it is.
 * @returns the item as stored.
 * @throws ApiFailure
 */
export async function sendEdit({ key, calls }: SectionKind, edit: DeskEdit): Promise<ItemDocument> {
  const { base, texts, image } = edit;
  const version = versionOf(edit);
  if (base && version && image.kind === 'kept')
    return saveItem({ section: key, id: base.id }, texts, { version });
  // Only the calls of the specification take a file
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  if (version) form.append('updated_at', version);
  // A response may be lost: repeated, it is the same item
  if (!base) form.append('creation_key', edit.key);
  form.append('publish', 'draft');
  appendImage(form, image);
  const path = base ? `${calls.update}/${base.id}` : calls.create;
  const { id } = await call<{ id: number }>(path, { method: 'POST', form });
  return getItem({ section: key, id });
}

/** Puts a stored working copy back to the texts with which its edit began. */
export async function sendBack(item: ItemKey, { base }: DeskEdit, version: string): Promise<ItemDocument> {
  return saveItem(item, base?.texts ?? {}, { version });
}

/** The picture of an edit as a choice for a new item. */
export function pictureOf({ base, image }: DeskEdit): ImageChoice {
  if (image.kind === 'chosen' || image.kind === 'stored') return image;
  if (image.kind === 'removed' || !base?.image) return unchangedImage;
  return { kind: 'stored', image: base.image };
}
