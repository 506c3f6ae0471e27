import { languages } from '#shared/languages.ts';
import { imageKept } from '../ui/fields/image-choice.ts';
import type { Edit } from './list-draft.ts';
import type { ListKind } from './list-kind.ts';

/** An empty new item, with a key that no other has, in this page or in a draft of it. */
export function newEdit({ fields }: ListKind): Edit {
  const keys = fields.flatMap(({ name }) => languages.map((language) => `${name}_${language}`));
  return {
    key: `new-${crypto.randomUUID()}`,
    texts: Object.fromEntries(keys.map((key) => [key, ''])),
    image: imageKept,
  };
}
