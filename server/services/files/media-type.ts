import { extname } from 'node:path';

/** What may be stored, by the end of its name. No type that a browser would run as a page is among them. */
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
  '.pdf': 'application/pdf',
};

/** Undefined for a file that is not kept. */
export function mediaType(path: string): string | undefined {
  return types[extname(path).toLowerCase()];
}
