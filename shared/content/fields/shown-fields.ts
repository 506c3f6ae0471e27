import { formatDateTime } from '../../date-time.ts';
import type { Language } from '../../languages.ts';
import { type MessageKey, message } from '../../messages/messages.ts';
import type { Section } from '../../site/sections.ts';
import type { ContentItem } from '../content-item.ts';
import { columnIn, fieldKinds, type OwnFieldKind } from './field-kinds.ts';

/** A filled field that an item has beside the standard ones, for readers in one language. */
export type ShownField = {
  name: string;
  /** The label of a text of paragraphs, which stands under it; any other is a line that begins with its label. */
  heading?: string;
  text: string;
};

/** The fields that a section's items have beside the standard ones, as far as they are filled. */
export function shownFields(section: Section, item: ContentItem, language: Language): ShownField[] {
  const { id: _, ...columns } = item;
  const values: Partial<Record<string, string | null>> = columns;
  return section.ownFields.flatMap((field) => {
    const { name, kind } = field;
    const text = shownText(kind, values[columnIn(language, field)] ?? '', language);
    const label = message(language, `${section.key}.field.${name}` as MessageKey);
    if (!text) return [];
    const isLong = fieldKinds[kind].control === 'paragraphs';
    return [isLong ? { name, heading: label, text } : { name, text: `${label}: ${text}` }];
  });
}

/** A value in words; an empty one stays so. */
export function shownText(kind: OwnFieldKind, value: string, language: Language): string {
  return fieldKinds[kind].value === 'timestamp' && value ? formatDateTime(language, value) : value;
}
