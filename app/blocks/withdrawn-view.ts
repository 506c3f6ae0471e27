import { type Language, otherLanguage } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { href } from '#shared/site/href.ts';
import type { SectionKey } from '#shared/site/sections.ts';

type Titles = Record<`title_${Language}`, string>;

/** A withdrawn item as the service has it. */
type Withdrawal = Titles &
  Record<`reason_${Language}`, string> & { successor: (Titles & { section: SectionKey; id: number }) | null };

export type WithdrawnView = {
  title: string;
  notice: string;
  /** In the page's language first. */
  reasons: { side: Language; text: string }[];
  replaced: { label: string; title: string; path: string } | undefined;
};

/** A withdrawn item as its page shows it. */
export function withdrawnView(withdrawal: Withdrawal, language: Language): WithdrawnView {
  const sides = [language, otherLanguage(language)];
  const titleOf = (titles: Titles) =>
    sides.map((side) => titles[`title_${side}`]).find((title) => title.trim() !== '') ?? '';
  const { successor } = withdrawal;
  return {
    title: titleOf(withdrawal),
    notice: message(language, 'detail.withdrawn'),
    reasons: sides.map((side) => ({ side, text: withdrawal[`reason_${side}`] })),
    replaced: successor
      ? {
          label: message(language, 'detail.replacedBy'),
          title: titleOf(successor),
          path: href('section-detail', { section: successor.section, id: successor.id, language }),
        }
      : undefined,
  };
}
