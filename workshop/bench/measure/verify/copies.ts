import type { ContentDraft } from '../../../../shared/content/content-item.ts';
import { type Language, languages } from '../../../../shared/languages.ts';
import type { Verdict } from '../../../../shared/publication-log/verdict.ts';
import { verifiedCharacters } from '../../../../shared/publication-log/verification-limits.ts';
import { type SectionKey, sections } from '../../../../shared/site/sections.ts';
import { faithfulRules } from '../../../../tests/verification/faithful-rules.ts';
import { forgedRules } from '../../../../tests/verification/forged-rules.ts';
import { forwarded } from '../../../../tests/verification/originals.ts';
import { archiveItem } from '../../archive/archive-item.ts';

/** A text that somebody pastes, with the right result: the announcement too, where it is made of one. */
export type Copy = {
  text: string;
  kind: Verdict['kind'];
  of?: { section: SectionKey; id: number; side: Language };
};

/** The oldest and the newest items of an archive are the sample's, which stand there several times. */
const ofSample = 50;

/** Copies of an archive's announcements, which are spread over all of it, and texts that are none, by what they are. */
export function copiesOf(itemsOfSection: number, number: number): Record<string, Copy[]> {
  const step = Math.floor((itemsOfSection - 2 * ofSample) / number);
  const made = (make: (original: Original, turn: number) => Copy) =>
    Array.from({ length: number }, (_, turn) => {
      const fromNewest = ofSample + turn * step;
      const section = sections[turn % sections.length]?.key ?? 'articles';
      const side = languages[turn % languages.length] ?? 'ar';
      const draft = archiveItem(section, fromNewest);
      return make({ section, id: itemsOfSection - fromNewest, side, draft, itemsOfSection }, turn);
    });
  return {
    'faithful copies': made(faithful),
    'altered copies': made(altered),
    'parts of one': made(partly),
    'of its sentences, never published': made((original) => foreign(original, 1)),
    'the same, of four items': made((original) => foreign(original, 4)),
    'the same, of the most characters': made((original) => foreign(original, 40)),
    'of its words alone': made(shuffled),
  };
}

type Original = {
  section: SectionKey;
  id: number;
  side: Language;
  draft: ContentDraft;
  itemsOfSection: number;
};

const faithfulChanges = Object.values(faithfulRules);

function faithful({ draft, ...of }: Original, turn: number): Copy {
  const change = faithfulChanges[turn % faithfulChanges.length] ?? String;
  return { text: change(forwarded(draft, of.side)), kind: 'current', of };
}

const forgeries = Object.values(forgedRules);

/** A forgery by the first rule, from one of their turns on, that finds something in the text. */
function altered({ draft, ...of }: Original, turn: number): Copy {
  const text = forwarded(draft, of.side);
  const forged = [...forgeries.slice(turn % forgeries.length), ...forgeries]
    .map((rule) => rule(text, turn))
    .find((changed) => changed !== undefined && changed !== text);
  return { text: forged ?? `${text}\n03/987654`, kind: 'altered', of };
}

/** A part of the text from its middle, with words of whoever sends it. */
function partly({ draft, ...of }: Original): Copy {
  const words = (draft[`description_${of.side}`] ?? '').split(/\s+/);
  const length = Math.max(16, Math.floor(words.length / 2));
  const first = Math.floor((words.length - length) / 2);
  const own = of.side === 'ar' ? 'وصلني هذا اليوم، هل هو صحيح؟' : 'This came today. Is it true?';
  return {
    text: `${own}\n${words.slice(Math.max(first, 0), first + length).join(' ')}`,
    kind: 'altered',
    of,
  };
}

/** Sentences as the archive has them, of items that were never published: they share runs of words with many of its texts. */
function foreign({ section, id, side, itemsOfSection }: Original, items: number): Copy {
  const texts = Array.from({ length: items }, (_, at) =>
    forwarded(archiveItem(section, itemsOfSection + id * items + at), side),
  );
  return { text: texts.join('\n').slice(0, verifiedCharacters), kind: 'altered' };
}

/** The words of an announcement in another order: all of them are frequent, and no run of them is. */
function shuffled({ draft, side }: Original, turn: number): Copy {
  const words = forwarded(draft, side).split(/\s+/);
  const order = words.map((word, at) => ({ word, place: Math.imul(at + 1, 0x9e3779b1 + turn * 2) >>> 0 }));
  return {
    text: order
      .toSorted((one, other) => one.place - other.place)
      .map(({ word }) => word)
      .join(' '),
    kind: 'unknown',
  };
}
