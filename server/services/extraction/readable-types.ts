import type { AttachmentType } from '#shared/publishing/attachments.ts';

/** The types of files whose text is extracted. */
export const readableTypes = ['pdf', 'docx', 'odt'] as const satisfies AttachmentType[];

export type ReadableType = (typeof readableTypes)[number];
