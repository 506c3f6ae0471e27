import type { Language } from '../../languages.ts';
import type { SectionKey } from '../../site/sections.ts';
import { adminNews } from './admin-news.ts';
import { articles } from './articles.ts';
import { directorateActivities } from './directorate-activities.ts';
import { managerActivities } from './manager-activities.ts';
import { recruitments } from './recruitments.ts';
import type { SectionMessages } from './section-messages.ts';
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
} satisfies Record<SectionKey, SectionMessages>;

type Texts = SectionMessages[Language];

/** Of a section's pages: `{section}.title` … */
type PageKey = `${SectionKey}.${Exclude<keyof Texts, 'editor'>}`;

/** Of its editor: `save.{section}` … */
type EditorKey = `${keyof Texts['editor']}.${SectionKey}`;

export function sectionMessages(language: Language): Record<PageKey, string> {
  const entries = Object.entries(allSections).flatMap(([section, { [language]: texts }]) => {
    const { editor: _, ...page } = texts;
    return Object.entries(page).map(([name, text]) => [`${section}.${name}`, text]);
  });
  return Object.fromEntries(entries) as Record<PageKey, string>;
}

export function editorMessages(language: Language): Record<EditorKey, string> {
  const entries = Object.entries(allSections).flatMap(([section, { [language]: texts }]) =>
    Object.entries(texts.editor).map(([name, text]) => [`${name}.${section}`, text]),
  );
  return Object.fromEntries(entries) as Record<EditorKey, string>;
}
