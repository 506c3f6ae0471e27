import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { type DeadlineState, deadlineState, deadlineText } from '#shared/content/deadline/deadline.ts';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import { formatDay } from '#shared/date-time.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import { catalogue } from '#shared/messages/catalogue.ts';
import { attachmentName, attachmentPath } from '#shared/publishing/attachments.ts';
import type { ClosingKind } from '#shared/publishing/relations.ts';
import type { Query } from '#shared/search/query.ts';
import { markHits, type Piece, snippet } from '#shared/search/snippet.ts';
import { href } from '#shared/site/href.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';
import { closedBy } from '../content/items/notice-lines.ts';
import { pageSection } from '../search-index/document-id.ts';
import { itemText } from '../search-index/index-items.ts';
import { type PageText, pageTexts } from '../search-index/page-texts.ts';
import type { RankedPart } from './rank.ts';

/** Characters of a snippet. */
const snippetCharacters = 160;

export type SearchResult = {
  /** A section's key; `page` for a page that is no item. */
  section: string;
  id: number;
  kind: 'item' | 'page';
  path: string;
  title: Piece[];
  date: string;
  closing?: { state: DeadlineState; text: string };
  snippet: Piece[];
  /** The attached file that has the words. */
  file?: { name: string; path: string };
  /** True where words of the query are missing. */
  some: boolean;
};

/** A found part, without its item where that is gone since. */
type Part = { part: number; item: number; file: number | null; text_start: number; text_end: number };
type Item = Selectable<Schema['content_item']>;

const isItem = <Row extends { id: number | null }>(row: Row): row is Row & Item => row.id !== null;

/** The view in which found parts are shown. */
type View = { language: Language; query: Query; now: number };

/** The results of found parts in their order; without those that are gone since. */
export async function findResults(
  db: Kysely<Schema>,
  found: readonly RankedPart[],
  view: View,
): Promise<SearchResult[]> {
  if (found.length === 0) return [];
  const rows = await db
    .selectFrom('search_document as part')
    .leftJoin('content_item', (join) =>
      join
        .onRef('content_item.section', '=', 'part.section' as never)
        .onRef('content_item.id', '=', 'part.item'),
    )
    .selectAll('content_item')
    .select(['part.id as part', 'part.section as of', 'part.item', 'part.file', 'text_start', 'text_end'])
    .where('part.language', '=', view.language)
    .where(
      'part.id',
      'in',
      found.map(({ id }) => id),
    )
    .execute();
  const shown = Array.from(
    Map.groupBy(rows, (row) => row.of),
    ([section, own]) =>
      section === pageSection ? pageResults(db, own, view) : itemResults(db, own.filter(isItem), view),
  );
  const results = new Map((await Promise.all(shown)).flat());
  return found.flatMap(({ id, some }) => {
    const result = results.get(id);
    return result ? [{ ...result, some }] : [];
  });
}

async function pageResults(
  db: Kysely<Schema>,
  parts: readonly Part[],
  view: View,
): Promise<[number, SearchResult][]> {
  const pages = await pageTexts(
    db,
    view.language,
    parts.map(({ item }) => item),
  );
  return parts.flatMap((part) => {
    const page = pages.find(({ item }) => item === part.item);
    return page ? [[part.part, pageResult(part, page, view)]] : [];
  });
}

function pageResult(part: Part, { item, path, title, text }: PageText, { query }: View): SearchResult {
  return {
    section: pageSection,
    id: item,
    kind: 'page',
    path,
    title: markHits(title, query),
    date: '',
    snippet: snippet(text.slice(part.text_start, part.text_end), query, snippetCharacters),
    some: false,
  };
}

async function itemResults(
  db: Kysely<Schema>,
  parts: readonly (Part & Item)[],
  view: View,
): Promise<[number, SearchResult][]> {
  const section = parts[0]?.section;
  if (!section) return [];
  const ids = parts.map(({ item }) => item);
  const [closed, files] = await Promise.all([
    hasDeadline(sectionByKey(section)) ? closedBy(db, section, ids) : {},
    filesOf(db, section, parts),
  ]);
  return parts.map((part) => {
    const file = files.find(({ id, number }) => id === part.item && number === part.file);
    const closed_by = (closed as Record<number, ClosingKind>)[part.id];
    return [part.part, itemResult(part, { ...view, closed_by, file })];
  });
}

type FileRow = Awaited<ReturnType<typeof filesOf>>[number];

function itemResult(
  part: Part & Item,
  {
    language,
    query,
    now,
    closed_by,
    file,
  }: View & { closed_by: ClosingKind | undefined; file: FileRow | undefined },
): SearchResult {
  const { section, id, opens_at, closes_at } = part;
  const deadline = { opens_at, closes_at, closed_by };
  const state = hasDeadline(sectionByKey(section)) ? deadlineState(deadline, now) : undefined;
  const text = file ? (file.text ?? '') : itemText(part, language);
  return {
    section,
    id,
    kind: 'item',
    path: href('section-detail', { section, id, language }),
    title: markHits(part[`title_${language}`], query),
    date: shownDate(part, language),
    ...(state && {
      closing: {
        state,
        text: deadlineText(deadline, state, { language, messages: deadlineMessages(language), now }),
      },
    }),
    snippet: snippet(text.slice(part.text_start, part.text_end), query, snippetCharacters),
    ...(file && {
      file: { name: attachmentName(file, language), path: attachmentPath(section, id, file, language) },
    }),
    some: false,
  };
}

/** The editor's date; where there is none, the day on which the item became public. */
function shownDate(item: Item, language: Language): string {
  const [own, other] = [item[`date_${language}`], item[`date_${otherLanguage(language)}`]];
  return own.trim() || other.trim() || formatDay(language, item.created_at);
}

async function filesOf(db: Kysely<Schema>, section: SectionKey, parts: readonly Part[]) {
  const items = parts.filter(({ file }) => file !== null).map(({ item }) => item);
  if (items.length === 0) return [];
  return db
    .selectFrom('item_attachment')
    .leftJoin('extracted_text', 'extracted_text.file', 'item_attachment.file')
    .select(['id', 'number', 'name_ar', 'name_en', 'type', 'extracted_text.text'])
    .where('section', '=', section)
    .where('id', 'in', items)
    .where('removed_at', 'is', null)
    .execute();
}

const prefix = 'list.deadline.';

function deadlineMessages(language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(catalogue[language]).flatMap(([key, text]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), text]] : [],
    ),
  );
}
