import type { Language } from '#shared/languages.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { call } from '../client/api.ts';

type ItemKey = { section: SectionKey; id: number };

export type SharedSide = { language: Language; text: string; card: string };
export type Sharing = { sides: SharedSide[]; has_picture: boolean; prefers_card: boolean };

const pathOf = ({ section, id }: ItemKey) => `items/${section}/${id}/sharing`;

export const getSharing = (item: ItemKey) => call<Sharing>(pathOf(item));

/** Shows the card in place of the picture where links are shared, or the picture again. */
export const saveCardPreference = (item: ItemKey, prefersCard: boolean) =>
  call<Sharing>(pathOf(item), { method: 'PUT', json: { prefers_card: prefersCard } });
