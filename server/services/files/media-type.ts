import { extname } from 'node:path';
import { attachmentTypes } from '#shared/publishing/attachments.ts';

/** Storable media types, by file extension. None that a browser would run as a page. */
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  // Pieces of senders' files, which no route serves
  '.sealed': 'application/octet-stream',
  ...Object.fromEntries(Object.entries(attachmentTypes).map(([ending, type]) => [`.${ending}`, type])),
};

/** Undefined for a file that may not be stored. */
export function mediaType(path: string): string | undefined {
  return types[extname(path).toLowerCase()];
}
