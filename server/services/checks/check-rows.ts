import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { isIn } from '#server/services/content/items/item-scope.ts';
import { isClosedByNotice } from '#server/services/content/items/notice-lines.ts';
import { redirectRows } from '#server/services/redirects/redirect-rows.ts';
import { beirutDay } from '#shared/beirut-day.ts';
import type { CheckKey } from '#shared/checks/check-keys.ts';
import type { CheckFinding } from '#shared/checks/checks.ts';
import * as limits from '#shared/limits.ts';
import { itemParity } from '#shared/parity/item-parity.ts';
import { sectionByKey, sections } from '#shared/site/sections.ts';
import { addLinks, brokenExternalLinks, type ExternalLinks } from './external/external-links.ts';
import { publishedAttachments } from './published-attachments.ts';
import type { PublishedItem } from './published-items.ts';
import { publishedPictures } from './published-pictures.ts';
import { settingTexts, textsOfItem } from './published-texts.ts';
import type { SitePaths } from './site-paths.ts';
import { undescribedInGalleries, undescribedPicture } from './undescribed-pictures.ts';
import { unreadFiles } from './unread-files.ts';

/** Tools of a check. `pace` is called after each small step. */
export type CheckTools = {
  db: Kysely<Schema>;
  paths: SitePaths;
  /** The host of this site. */
  host: string;
  /** Filled while items are read. */
  externalLinks: ExternalLinks;
  stopping: AbortSignal | undefined;
  now: number;
  pace: () => Promise<void>;
};

/** A check: of each published item, of the site beside them, or of both. */
type CheckRow = {
  ofItem?: (item: PublishedItem, tools: CheckTools) => CheckFinding[] | Promise<CheckFinding[]>;
  ofSite?: (tools: CheckTools) => Promise<CheckFinding[]>;
};

const day = 24 * 60 * 60 * 1000;

const untitled = { title_ar: '', title_en: '', side: null };

const ofItem = ({ section, id, title_ar, title_en }: PublishedItem) => ({
  subject: `${section}/${id}`,
  title_ar,
  title_en,
});

/** A stored file as settings name it. */
const storedFile = /^(?:[\w-]+\/)+[\w.-]+\.(?:webp|avif|png|jpe?g|svg|pdf|mp3|ogg)$/;

/** The checks; another one is a row here, its key in `shared/checks/checks.ts` and its messages. */
export const checkRows: Record<CheckKey, CheckRow> = {
  links: { ofItem: brokenLinks, ofSite: brokenSettingLinks },
  files: { ofItem: missingPicture, ofSite: missingFiles },
  redirects: { ofSite: deadRedirects },
  outdated: { ofSite: longOutdated },
  results: { ofSite: closedWithoutResult },
  parity: { ofItem: differences },
  pictures: { ofItem: undescribedPicture, ofSite: undescribedInGalleries },
  external: { ofItem: collectLinks, ofSite: brokenExternalLinks },
  texts: { ofSite: unreadFiles },
};

/** Addresses of this site in the texts of an item that lead nowhere. */
async function brokenLinks(item: PublishedItem, { paths }: CheckTools): Promise<CheckFinding[]> {
  const findings: CheckFinding[] = [];
  for (const { text, side } of textsOfItem(item))
    for (const path of paths.pathsIn(text))
      if (!(await paths.leads(path))) findings.push({ ...ofItem(item), side, detail: path });
  return findings;
}

/** Collects the links of an item to other sites, which are tried after all items. */
function collectLinks(item: PublishedItem, { externalLinks, host }: CheckTools): CheckFinding[] {
  for (const { text, side } of textsOfItem(item))
    addLinks(externalLinks, text, { ...ofItem(item), side }, host);
  return [];
}

function missingPicture(item: PublishedItem, { paths }: CheckTools): CheckFinding[] {
  return item.image && !paths.hasFile(item.image)
    ? [{ ...ofItem(item), side: null, detail: item.image }]
    : [];
}

/** Numbers, dates and names that only one of two published sides states. */
function differences(item: PublishedItem): CheckFinding[] {
  if (!item.title_ar || !item.title_en) return [];
  const { length } = itemParity(sectionByKey(item.section), item);
  return length > 0 ? [{ ...ofItem(item), side: null, detail: `${length}` }] : [];
}

async function brokenSettingLinks(tools: CheckTools): Promise<CheckFinding[]> {
  const findings: CheckFinding[] = [];
  for (const { group, text } of await settingTexts(tools.db))
    for (const path of tools.paths.pathsIn(text))
      if (!(await tools.paths.leads(path)))
        findings.push({ ...untitled, subject: `settings/${group}`, detail: path });
  return findings;
}

/** Files that the settings, the managers and the profile name, those to download, and pictures of galleries. */
async function missingFiles(tools: CheckTools): Promise<CheckFinding[]> {
  const { db, paths, pace } = tools;
  const [texts, managers, profiles] = await Promise.all([
    settingTexts(db),
    db.selectFrom('manager').select(['id', 'image', 'name_ar', 'name_en']).execute(),
    db.selectFrom('manager_profile').select('image').execute(),
  ]);
  const named = [
    ...texts.flatMap(({ group, text }) =>
      storedFile.test(text) ? [{ ...untitled, subject: `settings/${group}`, image: text }] : [],
    ),
    ...managers.map(({ id, image, name_ar, name_en }) => ({
      subject: `managers/${id}`,
      title_ar: name_ar,
      title_en: name_en,
      side: null,
      image,
    })),
    ...profiles.map(({ image }) => ({ ...untitled, subject: 'profile/main', image })),
  ];
  const findings: CheckFinding[] = named.flatMap(({ image, ...about }) =>
    image && !paths.hasFile(image) ? [{ ...about, detail: image }] : [],
  );
  for await (const { section, id, file, title_ar, title_en } of publishedAttachments(db)) {
    if (!paths.hasFile(file))
      findings.push({ subject: `${section}/${id}`, title_ar, title_en, side: null, detail: file });
    await pace();
  }
  for await (const { section, id, image, title_ar, title_en } of publishedPictures(db)) {
    if (!paths.hasFile(image))
      findings.push({ subject: `${section}/${id}`, title_ar, title_en, side: null, detail: image });
    await pace();
  }
  return findings;
}

/** Redirects to a path of this site that leads nowhere. */
async function deadRedirects({ db, paths, pace }: CheckTools): Promise<CheckFinding[]> {
  const findings: CheckFinding[] = [];
  for await (const { path, target } of redirectRows(db)) {
    if (target.startsWith('/') && !(await paths.leads(target)))
      findings.push({ ...untitled, subject: `redirects${path}`, detail: target });
    await pace();
  }
  return findings;
}

/** Sides that are outdated for long: since the other one was published with another text. */
async function longOutdated({ db, now }: CheckTools): Promise<CheckFinding[]> {
  const oldest = new Date(now - limits.outdatedDays * day).toISOString();
  const rows = await db
    .selectFrom('item_side as s')
    .innerJoin('item_document as d', (join) =>
      join.onRef('d.section', '=', 's.section').onRef('d.id', '=', 's.id'),
    )
    .innerJoin('item_side as o', (join) =>
      join.onRef('o.section', '=', 's.section').onRef('o.id', '=', 's.id').onRef('o.side', '<>', 's.side'),
    )
    .select(['s.section', 's.id', 's.side', 'd.title_ar', 'd.title_en', 'o.published_at'])
    .select((eb) =>
      eb
        .selectFrom('item_event as e')
        .select((inner) => inner.fn.min('e.at').as('at'))
        .whereRef('e.section', '=', 's.section')
        .whereRef('e.id', '=', 's.id')
        .whereRef('e.side', '<>', 's.side')
        .whereRef('e.revision', '>', 's.right_revision')
        .where('e.event', '=', 'published')
        .as('since'),
    )
    .where('s.outdated', '=', 1)
    .where('s.state', '=', 'published')
    .where('d.trashed_at', 'is', null)
    .execute();
  return rows.flatMap(({ section, id, side, title_ar, title_en, since, published_at }) => {
    const from = since ?? published_at ?? '';
    return from && from < oldest
      ? [{ subject: `${section}/${id}`, title_ar, title_en, side, detail: beirutDay(Date.parse(from)) }]
      : [];
  });
}

/** Tenders that are closed, and about which there is neither a result nor a cancellation. */
async function closedWithoutResult({ db, now }: CheckTools): Promise<CheckFinding[]> {
  const tenders = sections.flatMap(({ key, contracts }) => (contracts ? [key] : []));
  const closes = sql<string>`content_item.closes_at`;
  const rows = await db
    .selectFrom('content_item')
    .leftJoin('item_document as d', (join) =>
      join.onRef('d.section', '=', 'content_item.section').onRef('d.id', '=', 'content_item.id'),
    )
    .select(['content_item.section', 'content_item.id', 'content_item.title_ar', 'content_item.title_en'])
    .select(closes.as('closes_at'))
    .where('content_item.section', 'in', tenders)
    .where('d.concerns', 'is', null)
    .where(isIn('public', 'content_item'))
    .where(sql<SqlBool>`${closes} <> '' and ${closes} <= ${new Date(now).toISOString()}`)
    .where(sql<SqlBool>`not ${isClosedByNotice()}`)
    .orderBy(closes, 'desc')
    .execute();
  return rows.map(({ section, id, title_ar, title_en, closes_at }) => ({
    subject: `${section}/${id}`,
    title_ar,
    title_en,
    side: null,
    detail: beirutDay(Date.parse(closes_at)),
  }));
}
