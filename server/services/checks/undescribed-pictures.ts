import type { CheckFinding } from '#shared/checks/checks.ts';
import { languages } from '#shared/languages.ts';
import type { CheckTools } from './check-rows.ts';
import type { PublishedItem } from './published-items.ts';
import { publishedPictures } from './published-pictures.ts';

type Texts = { alt_ar: string; alt_en: string; decorative: 0 | 1 };
type Titled = Pick<PublishedItem, 'section' | 'id' | 'title_ar' | 'title_en'>;

const nothing: Texts = { alt_ar: '', alt_en: '', decorative: 0 };

/** The picture of an item, without an alternative text in a language in which the item is published. */
export async function undescribedPicture(
  item: PublishedItem,
  { db, paths }: CheckTools,
): Promise<CheckFinding[]> {
  const path = item.image && paths.storedFile(item.image);
  if (!path) return [];
  const row = await db.selectFrom('media').selectAll().where('path', '=', path).executeTakeFirst();
  return findingOf(item, path, row ?? nothing);
}

/** The same of the pictures of galleries. */
export async function undescribedInGalleries({ db, paths, pace }: CheckTools): Promise<CheckFinding[]> {
  const findings: CheckFinding[] = [];
  for await (const { image, ...row } of publishedPictures(db)) {
    if (paths.storedFile(image)) findings.push(...findingOf(row, image, row));
    await pace();
  }
  return findings;
}

/** No side where every published one lacks its text. */
function findingOf(
  { section, id, title_ar, title_en }: Titled,
  detail: string,
  texts: Texts,
): CheckFinding[] {
  if (texts.decorative) return [];
  const published = languages.filter((side) => ({ ar: title_ar, en: title_en })[side].trim());
  const lacking = published.filter((side) => !texts[`alt_${side}`]);
  if (lacking.length === 0) return [];
  const side = lacking.length < published.length ? (lacking[0] ?? null) : null;
  return [{ subject: `${section}/${id}`, title_ar, title_en, side, detail }];
}
