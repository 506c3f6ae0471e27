import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as limits from '#shared/limits.ts';
import { verifiedCharacters } from '#shared/publication-log/verification-limits.ts';

/** Characters of a text take up to three bytes; with one too many the page can say so. */
const fieldBytes = (verifiedCharacters + 1) * 3;

const partLimits = {
  fields: 4,
  fieldNameSize: 100,
  fieldSize: fieldBytes,
  files: 1,
  fileSize: limits.attachmentBytes,
};

/**
 * Reads a form with a file of which nothing but its hash is wanted: the content is stored nowhere.
 * @returns the texts; `file_sha256` is the hash of the file, if one came. A file beyond the limit is none of ours. Of a form that
 * is refused anyway, the texts before the file alone: the page gives them back, and no work is done for it.
 */
export async function hashFile(request: FastifyRequest): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  try {
    for await (const part of request.parts({ limits: partLimits })) {
      if (part.type === 'field') {
        if (part.fieldname !== 'file_sha256') texts[part.fieldname] = String(part.value);
        continue;
      }
      if (request.refusal) {
        // Discarded while it arrives: the response does not wait for it
        part.file.resume();
        break;
      }
      const hash = createHash('sha256');
      for await (const chunk of part.file) hash.update(chunk as Buffer);
      if (part.filename) texts['file_sha256'] = part.file.truncated ? 'none' : hash.digest('hex');
    }
  } finally {
    // The rest of what is refused is read, so that the browser shows the response
    request.raw.resume();
  }
  return texts;
}
