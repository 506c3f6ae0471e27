import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#server/db/schema.ts';
import { logChanges } from '#server/services/publication-log/log-changes.ts';
import {
  type AttachmentRow,
  allAttachments,
  writeAttachment,
} from '#server/services/publishing/attachments/attachment-rows.ts';
import { replaceRows } from '#server/services/publishing/item-lists/numbered-rows.ts';
import { indexItems } from '#server/services/search-index/index-items.ts';
import { attachmentLanguages, attachmentProblems, attachmentTypes } from '#shared/publishing/attachments.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';

const keys = sections.map(({ key }) => key) as [SectionKey, ...SectionKey[]];
const types = Object.keys(attachmentTypes) as [keyof typeof attachmentTypes];

/** A file of an item in an export. Its content is in the folder `storage`. */
const exportedAttachment = z.object({
  section: z.enum(keys),
  id: z.int().positive(),
  number: z.int().positive(),
  position: z.int().positive(),
  file: z.string().regex(/^attachments\/[0-9a-f]{64}\.[a-z]{3,4}$/),
  type: z.enum(types),
  bytes: z.int().positive(),
  name_ar: z.string(),
  name_en: z.string(),
  language: z.enum(attachmentLanguages),
  problem: z.enum(attachmentProblems).nullable(),
  changed_at: z.iso.datetime(),
});

export type ExportedAttachment = z.infer<typeof exportedAttachment>;

/** A row as an export has it. */
export function exportedRow({ removed_at: _removed, ...row }: AttachmentRow): ExportedAttachment {
  return row;
}

/** The files of an export by the names of their items; what is none is reported. */
export function checkedAttachments(
  raw: readonly unknown[],
  problems: string[],
): Map<string, ExportedAttachment[]> {
  const found = raw.flatMap((each, index) => {
    const { data, error } = exportedAttachment.safeParse(each);
    if (error) problems.push(`attachments.json: number ${index + 1} is no file of an item`);
    return data ? [data] : [];
  });
  return Map.groupBy(found, ({ section, id }) => `${section}/${id}`);
}

/** Gives an item the files of an import, in place of its own. */
export async function importAttachments(
  transaction: Kysely<Schema>,
  section: SectionKey,
  id: number,
  imported: readonly ExportedAttachment[],
): Promise<void> {
  const table = { all: allAttachments, write: writeAttachment };
  const rows = imported.map((row) => ({ ...row, section, id, removed_at: null }));
  await logChanges(transaction, section, [id]);
  await replaceRows(transaction, table, { section, id }, rows);
  await indexItems(transaction, section, [id]);
}
