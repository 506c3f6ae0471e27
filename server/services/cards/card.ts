import { createHash } from 'node:crypto';
import type { Language } from '#shared/languages.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';

/** Pixels of a card: the shape in which networks show a shared link. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Messengers fetch a card on the way, with a slow connection. */
export const cardBytes = 150_000;

/** The texts of a share card, all in its language. */
export type Card = {
  language: Language;
  /** The name of the site's owner. */
  name: string;
  section: string;
  title: string;
  date: string;
  /** The word for an announcement that is closed; empty for any other item. */
  closed: string;
  /** The code by which the item is verified; empty where it has none. */
  code: string;
};

export type CardAddress = { section: SectionKey; id: number; language: Language };

/** Raised where the same texts are drawn in another way: a card is then made again, under another name. */
const design = 1;

const folder = 'cards';

const name = /^cards\/(?<section>[a-z-]+)-(?<id>\d{1,9})-(?<language>ar|en)-[0-9a-f]{16}-1200x630\.jpg$/;

/** The path of a card below `/storage/`: of the item, and a hash of all that it shows. A correction gives it another one. */
export function cardPath({ section, id, language }: CardAddress, card: Card): string {
  const shown = JSON.stringify([
    design,
    card.language,
    card.name,
    card.section,
    card.title,
    card.date,
    card.closed,
    card.code,
  ]);
  const hash = createHash('sha256').update(shown).digest('hex').slice(0, 16);
  const { width, height } = cardSize;
  return `${folder}/${section}-${id}-${language}-${hash}-${width}x${height}.jpg`;
}

/** The item and the language that a path names; undefined where it is none of a card. */
export function cardAt(path: string): CardAddress | undefined {
  const { section, id, language } = name.exec(path)?.groups ?? {};
  const known = sections.find(({ key }) => key === section);
  return known && { section: known.key, id: Number(id), language: language as Language };
}
