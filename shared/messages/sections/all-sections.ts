import type { Language } from '../../languages.ts';
import type { OwnFieldName, SectionKey } from '../../site/sections.ts';
import { adminNews } from './admin-news.ts';
import { articles } from './articles.ts';
import { directorateActivities } from './directorate-activities.ts';
import { managerActivities } from './manager-activities.ts';
import { recruitments } from './recruitments.ts';
import type { SectionMessages, SectionTexts } from './section-messages.ts';
import { securityNews } from './security-news.ts';
import { sportsNews } from './sports-news.ts';
import { studies } from './studies.ts';
import { tenders } from './tenders.ts';

/** The messages of each section: what one lacks does not compile. */
const allSections = {
  'manager-activities': managerActivities,
  'security-news': securityNews,
  'sports-news': sportsNews,
  'directorate-activities': directorateActivities,
  recruitments,
  'admin-news': adminNews,
  tenders,
  articles,
  studies,
} satisfies { [Key in SectionKey]: SectionMessages<Key> };

/** Of a section's pages: `{section}.title` …, `{section}.count_{form}`, and `{section}.field.{name}`. */
type PageKey<Key extends SectionKey = SectionKey> = Key extends SectionKey
  ? `${Key}.${Exclude<keyof SectionTexts, 'count' | 'editor'> | 'count_other' | `field.${OwnFieldName<Key>}`}`
  : never;

/** Of its editor: `save.{section}` …, and `field.{section}.{name}`. */
type EditorKey<Key extends SectionKey = SectionKey> = Key extends SectionKey
  ? `${keyof SectionTexts['editor']}.${Key}` | `field.${Key}.${OwnFieldName<Key>}`
  : never;

type Texts = SectionTexts & { fields?: Record<string, string> };

function textsOf(language: Language): [section: string, texts: Texts][] {
  return Object.entries(allSections).map(([section, { [language]: texts }]) => [section, texts]);
}

export function sectionMessages(language: Language): Record<PageKey, string> {
  const entries = textsOf(language).flatMap(([section, texts]) => {
    const { editor: _, count, fields = {}, ...page } = texts;
    return [
      ...Object.entries(page).map(([name, text]) => [`${section}.${name}`, text]),
      ...Object.entries(count).map(([form, text]) => [`${section}.count_${form}`, text]),
      ...Object.entries(fields).map(([name, text]) => [`${section}.field.${name}`, text]),
    ];
  });
  return Object.fromEntries(entries) as Record<PageKey, string>;
}

export function editorMessages(language: Language): Record<EditorKey, string> {
  const entries = textsOf(language).flatMap(([section, { editor, fields = {} }]) => [
    ...Object.entries(editor).map(([name, text]) => [`${name}.${section}`, text]),
    ...Object.entries(fields).map(([name, text]) => [`field.${section}.${name}`, text]),
  ]);
  return Object.fromEntries(entries) as Record<EditorKey, string>;
}
