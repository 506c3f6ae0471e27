import { unchangedImage } from '../ui/fields/image-choice.ts';
import type { Edit } from './list-draft.ts';
import { type ItemKind, textFields } from './list-kind.ts';

/** An empty new item, with a key that no other has, in this page or in a draft of it. */
export function newEdit(kind: ItemKind): Edit {
  return {
    key: `new-${crypto.randomUUID()}`,
    texts: Object.fromEntries(textFields(kind).map(({ path }) => [path, ''])),
    image: unchangedImage,
  };
}
