import { attachmentTypes } from '#shared/publishing/attachments.ts';

/** For the file dialog: not every system knows the media types. */
export const acceptedTypes = Object.entries(attachmentTypes)
  .flatMap(([ending, type]) => [`.${ending}`, type])
  .join(',');
