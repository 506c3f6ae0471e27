import * as limits from '#shared/limits.ts';
import {
  type Attachment,
  type AttachmentLanguage,
  attachmentName,
  attachmentTypes,
} from '#shared/publishing/attachments.ts';
import { itemFileCalls } from '../item-files/item-file-calls.ts';
import type { ItemFilesKind } from '../item-files/item-files-kind.ts';
import { AttachmentDownload } from './attachment-download.tsx';
import { AttachmentSummary } from './attachment-summary.tsx';
import { suggestedTexts } from './suggested-texts.ts';
import { TextFields } from './text-fields.tsx';

/** The names of a file, and the language in which it is written. */
export type FileTexts = { name_ar: string; name_en: string; language: AttachmentLanguage };

export const attachmentsKind: ItemFilesKind<Attachment, FileTexts> = {
  name: 'attachments',
  calls: itemFileCalls('attachments'),
  max: limits.maxAttachments,
  tooMany: 'attachment.tooMany',
  // Not every system knows the media types
  accept: Object.entries(attachmentTypes)
    .flatMap(([ending, type]) => [`.${ending}`, type])
    .join(','),
  check: async ({ size }) => (size > limits.attachmentBytes ? 'attachment.tooLarge' : undefined),
  suggest: ({ name }) => suggestedTexts(name),
  textsOf: ({ name_ar, name_en, language }) => ({ name_ar, name_en, language }),
  fieldsOf: (texts) => texts,
  fields: ['name_ar', 'name_en'],
  nameOf: attachmentName,
  Fields: TextFields,
  Summary: AttachmentSummary,
  Actions: AttachmentDownload,
};
