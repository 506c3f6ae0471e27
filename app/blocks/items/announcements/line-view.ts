import type { ContentItem } from '#shared/content/content-item.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import type { RelationKind } from '#shared/publishing/relations.ts';
import { href } from '#shared/site/href.ts';
import type { SectionKey } from '#shared/site/sections.ts';

type LineItem = Pick<ContentItem, 'id' | 'title_ar' | 'title_en' | 'date_ar' | 'date_en'> & {
  kind: RelationKind | null;
};

type Parts = { section: SectionKey; id: number; language: Language };

/** An announcement and the notices about it, in order, as the page of one of them shows them; undefined for one alone. */
export function lineView(line: readonly LineItem[], { section, id, language }: Parts) {
  if (line.length < 2) return undefined;
  const steps = line.map((item) => {
    const shown = languagesOf(item).includes(language) ? language : otherLanguage(language);
    return {
      id: item.id,
      path: href('section-detail', { section, id: item.id, language: shown }),
      kind: message(language, `detail.line.${item.kind ?? 'first'}`),
      title: item[`title_${shown}`],
      date: item[`date_${shown}`],
      lang: shown === language ? undefined : shown,
      isCurrent: item.id === id,
    };
  });
  return { label: message(language, 'detail.line'), steps };
}

export type LineView = NonNullable<ReturnType<typeof lineView>>;
