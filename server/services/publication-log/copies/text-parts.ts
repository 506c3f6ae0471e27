import { columnIn, fieldKinds } from '#shared/content/fields/field-kinds.ts';
import { fieldsOf } from '#shared/content/fields/standard-fields.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { type ComparedWord, comparedWords } from '#shared/publication-log/compared-words.ts';
import { sectionByKey } from '#shared/site/sections.ts';
import type { PublishedContent } from '../published-content.ts';

/** The words of a published text: a copy has all of the needed parts in their order, and others between them. */
export type TextParts = { needed: ComparedWord[][]; others: ComparedWord[][] };

/** The names of the fields that no copy is without, in the order of the page. */
const title = 'title';

/** The parts of what is public of a side. Whoever forwards it may leave out its dates and its files, but no sentence. */
export function partsOf({ section, side, fields, files }: PublishedContent): TextParts {
  const needed: string[] = [];
  const others = files.map(({ name }) => name);
  for (const field of fieldsOf(sectionByKey(section))) {
    const given = fields[columnIn(side, field)];
    const { value, control } = fieldKinds[field.kind];
    if (typeof given !== 'string' || given.trim() === '' || value === 'image') continue;
    if (value === 'timestamp') others.push(formatDateTime(side, given));
    else if (field.name === title) needed.unshift(given);
    else if (control === 'paragraphs') needed.push(given);
    else others.push(given);
  }
  return { needed: needed.map(comparedWords), others: others.map(comparedWords) };
}
