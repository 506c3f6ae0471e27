import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import { type MessageKey, message } from '#shared/messages/messages.ts';
import { entryHref } from '#shared/site/href.ts';
import type { PageKey } from '#shared/site/public-routes.ts';

/** A page that is no item. */
export type PageText = { item: number; path: string; title: string; text: string };

type Texts = (db: Kysely<Schema>, language: Language) => Promise<(string | undefined)[]>;

/** The pages that are found, by their numbers in the index, which stay. */
const pages: readonly { item: number; page: PageKey; title: MessageKey; texts: Texts }[] = [
  {
    item: 1,
    page: 'about-directorate',
    title: 'about-directorate.title',
    texts: (db, language) =>
      settingTexts(db, language, ['about', 'principles', 'tasks', 'organisation'] as const),
  },
  {
    item: 2,
    page: 'code-conduct',
    title: 'code-conduct.title',
    texts: (db, language) => settingTexts(db, language, ['conduct'] as const),
  },
  { item: 3, page: 'about-manager', title: 'about-manager.title', texts: profileTexts },
  { item: 4, page: 'managers', title: 'managers.title', texts: managerTexts },
];

/** The groups of the settings that are texts of pages. */
export const pageSettings: readonly string[] = ['about', 'principles', 'tasks', 'organisation', 'conduct'];

export const pageNumbers = pages.map(({ item }) => item);

/** The texts of the pages in a language. */
export async function pageTexts(
  db: Kysely<Schema>,
  language: Language,
  numbers: readonly number[] = pageNumbers,
): Promise<PageText[]> {
  const found: PageText[] = [];
  for (const { item, page, title, texts } of pages) {
    if (!numbers.includes(item)) continue;
    const paragraphs = (await texts(db, language)).filter((each) => each?.trim());
    found.push({
      item,
      path: entryHref(page, language),
      title: message(language, title),
      text: paragraphs.join('\n\n'),
    });
  }
  return found;
}

async function settingTexts(
  db: Kysely<Schema>,
  language: Language,
  groups: readonly Schema['site_setting']['key'][],
): Promise<string[]> {
  const rows = await db
    .selectFrom('site_setting')
    .select(['key', 'value'])
    .where('key', 'in', [...groups])
    .execute();
  return groups.flatMap((group) => {
    const row = rows.find(({ key }) => key === group);
    return row ? textsIn(JSON.parse(row.value), language) : [];
  });
}

/** The texts of a language within a setting, in their order. */
function textsIn(value: unknown, language: Language): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, language));
  if (typeof value !== 'object' || value === null) return [];
  if ('ar' in value && 'en' in value) {
    const text = Reflect.get(value, language);
    return typeof text === 'string' ? [text] : [];
  }
  return Object.values(value).flatMap((each) => textsIn(each, language));
}

async function profileTexts(db: Kysely<Schema>, language: Language) {
  const main = await db.selectFrom('manager_profile').selectAll().executeTakeFirst();
  const records = await db
    .selectFrom('profile_record')
    .select(['detail_group', language])
    .orderBy('detail_group')
    .orderBy('position')
    .execute();
  return [
    main?.[`manager_name_${language}`],
    main?.[`section_1_${language}`],
    main?.[`section_2_${language}`],
    ...records.map((record) => record[language]),
  ];
}

/** Managers have the Arabic name in both languages where there is no other. */
async function managerTexts(db: Kysely<Schema>, language: Language) {
  const rows = await db.selectFrom('manager').selectAll().orderBy('id', 'desc').execute();
  return rows.map((row) =>
    [
      row[`name_${language}`] || row[`name_${otherLanguage(language)}`],
      [row[`from_${language}`], row[`to_${language}`]].filter(Boolean).join(' – '),
    ]
      .filter(Boolean)
      .join(language === 'ar' ? '، ' : ', '),
  );
}
