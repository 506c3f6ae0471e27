import { call } from '../client/api.ts';
import type { ItemDocument, ItemKey } from '../publishing/item-document.ts';

/** The texts of a revision, by column. */
export type RevisionTexts = Record<string, string | null>;

export type Comparison = { from: RevisionTexts; to: RevisionTexts };

const pathOf = ({ section, id }: ItemKey) => `items/${section}/${id}/revisions`;

/** Two revisions of an item. @throws ApiFailure */
export function loadComparison(item: ItemKey, from: number, to: number): Promise<Comparison> {
  return call<Comparison>(`${pathOf(item)}/${from}..${to}`);
}

/** The fields of an item share what was loaded last. */
let last: { path: string; texts: Promise<RevisionTexts> } | undefined;

/** An earlier revision, which stays as it is. @throws ApiFailure */
export function loadRevision(item: ItemKey, revision: number): Promise<RevisionTexts> {
  const path = `${pathOf(item)}/${revision}`;
  if (last?.path === path) return last.texts;
  const texts = loadComparison(item, revision, revision).then(({ from }) => from);
  last = { path, texts };
  texts.catch(() => {
    last = undefined;
  });
  return texts;
}

/** Makes an earlier revision the working copy. @throws ApiFailure */
export function restoreRevision(item: ItemKey, revision: number): Promise<ItemDocument> {
  return call<ItemDocument>(`${pathOf(item)}/${revision}/restore`, { method: 'POST' });
}
