import type { Language } from '../languages.ts';
import type { SectionKey } from '../site/sections.ts';

/** The types of files that an item can have, with their media types. */
export const attachmentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'text/csv',
  zip: 'application/zip',
} as const;

export type AttachmentType = keyof typeof attachmentTypes;

/** The language in which a file is written. */
export const attachmentLanguages = ['ar', 'en', 'both'] as const;

export type AttachmentLanguage = (typeof attachmentLanguages)[number];

/**
 * Contents of which its editor is warned: `active` is a script, another file or an action that starts by itself;
 * `closed` is protection with a password, behind which nobody can look.
 */
export const attachmentProblems = ['active', 'closed'] as const;

export type AttachmentProblem = (typeof attachmentProblems)[number];

/** A file of an item. Timestamps are ISO 8601 in UTC. */
export type Attachment = {
  /** Counts from 1 within the item, and is never given to another file. */
  number: number;
  name_ar: string;
  name_en: string;
  language: AttachmentLanguage;
  type: AttachmentType;
  bytes: number;
  changed_at: string;
  problem: AttachmentProblem | null;
};

type Named = Pick<Attachment, 'number' | 'name_ar' | 'name_en' | 'type'>;

/** The name in a language, or the one that there is. */
export function attachmentName(
  { name_ar, name_en }: Pick<Attachment, 'name_ar' | 'name_en'>,
  language: Language,
) {
  const [own, other] = language === 'ar' ? [name_ar, name_en] : [name_en, name_ar];
  return own || other;
}

/** The name under which a reader's computer stores the file. */
export function attachmentFileName(attachment: Named, language: Language): string {
  const name = attachmentName(attachment, language);
  // Forbidden in file names by one system or another
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${plain || attachment.number}.${attachment.type}`;
}

/** The path of a public file, with its name in a language. */
export function attachmentPath(
  section: SectionKey,
  id: number,
  attachment: Named,
  language: Language,
): string {
  return `/files/${section}/${id}/${attachment.number}/${encodeURIComponent(pathName(attachment, language))}`;
}

/** The last part of a path: letters and digits with hyphens between. */
export function pathName(attachment: Named, language: Language): string {
  const words =
    attachmentName(attachment, language)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${words.join('-') || attachment.number}.${attachment.type}`;
}
