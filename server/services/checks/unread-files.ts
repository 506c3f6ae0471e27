import { isIn } from '#server/services/content/items/item-scope.ts';
import type { CheckFinding } from '#shared/checks/checks.ts';
import type { CheckTools } from './check-rows.ts';

/** Outcomes of reading a file that leave search without its text. */
const withoutText = ['empty', 'closed', 'damaged', 'limit'];

/** Files of published items whose text is not searched: scanned, protected, damaged, or too much to read. */
export async function unreadFiles({ db }: CheckTools): Promise<CheckFinding[]> {
  const rows = await db
    .selectFrom('extracted_text as t')
    .innerJoin('item_attachment as a', 'a.file', 't.file')
    .innerJoin('content_item as c', (join) =>
      join.onRef('c.section', '=', 'a.section').onRef('c.id', '=', 'a.id'),
    )
    .select(['a.section', 'a.id', 'a.name_ar', 'a.name_en', 'c.title_ar', 'c.title_en'])
    .where('t.state', 'in', withoutText)
    .where('a.removed_at', 'is', null)
    .where(isIn('public', 'c'))
    .orderBy('a.section')
    .orderBy('a.id')
    .orderBy('a.number')
    .execute();
  return rows.map(({ section, id, name_ar, name_en, title_ar, title_en }) => ({
    subject: `${section}/${id}`,
    title_ar,
    title_en,
    side: null,
    detail: name_ar || name_en,
  }));
}
