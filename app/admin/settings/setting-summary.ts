import type { LocalizedText } from '#shared/content/localized.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import type { Shape } from './shape.ts';

/** The summary of a list's item: its first text, in a language or else in the other one. */
export function summaryText(shape: Shape, value: unknown, language: Language): string {
  switch (shape.kind) {
    case 'bilingual':
    case 'bilingualLong': {
      const texts = value as LocalizedText;
      return texts[language] || texts[otherLanguage(language)];
    }
    case 'group':
      return (
        fieldsOf(shape, value)
          .map(([field, each]) => summaryText(field, each, language))
          .find(Boolean) ?? ''
      );
    case 'text':
    case 'longText':
    case 'host':
      return (value as string).split('\n')[0] ?? '';
    default:
      return '';
  }
}

/** The first picture of an item of a list. */
export function summaryPicture(shape: Shape, value: unknown): string {
  if (shape.kind === 'picture') return value as string;
  if (shape.kind !== 'group') return '';
  return (
    fieldsOf(shape, value)
      .map(([field, each]) => summaryPicture(field, each))
      .find(Boolean) ?? ''
  );
}

function fieldsOf({ fields }: Extract<Shape, { kind: 'group' }>, value: unknown): [Shape, unknown][] {
  return Object.entries(fields).map(([key, field]) => [field, (value as Record<string, unknown>)[key]]);
}
