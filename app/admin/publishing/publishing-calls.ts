import type { Relation } from '#shared/publishing/relations.ts';
import type { ItemChanges, Side } from '#shared/publishing/sides.ts';
import { call } from '../client/api.ts';
import type { ItemDocument, ItemKey } from './item-document.ts';

/** From now or from `at`, for good or until `until`: ISO 8601. */
export type Period = { at?: string; until?: string };

export type Publication = {
  sides: { [Each in Side]?: Period };
  minor?: boolean;
  /** Shows readers what changed. */
  correction?: boolean;
  despite_differences?: boolean;
  /** The version that is meant: a newer one of somebody else's is refused. */
  version?: string;
  /** The hand-in that was inspected. */
  handed_in?: string;
};

export type Withdrawal = { reason_ar: string; reason_en: string; successor?: ItemKey };

type HandedIn = Record<'from' | 'to', Record<string, string | null>>;

type Save = { version: string; autosave?: boolean; minor?: boolean };

/** The calls about one item; each answers with the item as it is now. */
const pathOf = ({ section, id }: ItemKey) => `items/${section}/${id}`;

const post = <T = ItemDocument>(item: ItemKey, action: string, json: unknown = {}) =>
  call<T>(`${pathOf(item)}/${action}`, { method: 'POST', json });

export const getItem = (item: ItemKey, signal?: AbortSignal) =>
  call<ItemDocument>(pathOf(item), { ...(signal && { signal }) });

export const saveItem = (item: ItemKey, changes: ItemChanges, save: Save) =>
  call<ItemDocument>(pathOf(item), { method: 'PUT', json: { ...changes, ...save } });

export const publishItem = (item: ItemKey, publication: Publication) => post(item, 'publish', publication);

/** The working copy for somebody else to publish. */
export const handInItem = (item: ItemKey, given: { note: string; version: string }) =>
  post(item, 'hand-in', given);

/** A copy that was handed in, beside what is public. */
export const getHandedIn = (item: ItemKey) => call<HandedIn>(`${pathOf(item)}/hand-in`);

export const sendBackItem = (item: ItemKey, decision: { handed_in: string; remark: string }) =>
  post(item, 'send-back', decision);

export const unpublishItem = (item: ItemKey, sides: Side[]) => post(item, 'unpublish', { sides });

export const withdrawItem = (item: ItemKey, withdrawal: Withdrawal) => post(item, 'withdraw', withdrawal);

/** Publishes a withdrawn item again as it was, whatever was written since. */
export const republishItem = (item: ItemKey) => post(item, 'republish');

export const markUpToDate = (item: ItemKey, side: Side) => post(item, 'up-to-date', { side });

/** Puts an item at the top of its section's list, until a moment or for good. */
export const pinItem = (item: ItemKey, until: string | null) => post(item, 'pin', { until });

/** Makes an item a notice about another one, or none. */
export const relateItem = (item: ItemKey, relation: Relation | null) =>
  call<ItemDocument>(`${pathOf(item)}/related`, { method: 'PUT', json: relation ?? { concerns: null } });

export const unpinItem = (item: ItemKey) => post(item, 'unpin');

/** A new draft with the texts of an item; repeated with the same name, it is the same one. */
export const duplicateItem = (item: ItemKey, creation_key: string) =>
  post(item, 'duplicate', { creation_key });
