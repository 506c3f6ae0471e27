import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as limits from '#shared/sender-file-limits.ts';

/** Texts of the form that stand before its files: the code is the longest. */
const fieldBytes = 1024;

const partLimits = {
  fields: 12,
  fieldNameSize: 100,
  fieldSize: fieldBytes,
  // One more than a case takes, so that the sender is told
  files: limits.senderFiles + 1,
  fileSize: limits.senderFileBytes + 1,
};

/** Files of a form that a browser sent without a script: the number of those that were stored, and the reasons against others. */
export type ReceivedFiles = { stored: number; refused: { name: string; error: unknown }[] };

/**
 * Stores the files of a receipt's form while they arrive. Its texts come first: nothing of a file is read before the code has
 * opened a case.
 * @returns the texts, and the files; these are undefined where the code opens nothing, which the page then says.
 */
export async function receiveFiles(
  request: FastifyRequest,
): Promise<{ texts: Record<string, string>; files: ReceivedFiles | undefined }> {
  const { plainUploads } = request.services;
  const texts: Record<string, string> = {};
  const files: ReceivedFiles = { stored: 0, refused: [] };
  let opened: Awaited<ReturnType<typeof plainUploads.open>> | undefined;
  try {
    for await (const part of request.parts({ limits: partLimits })) {
      if (part.type === 'field') {
        texts[part.fieldname] = String(part.value).slice(0, fieldBytes);
        continue;
      }
      if (!part.filename) {
        part.file.resume();
        continue;
      }
      const { receipt = '', pass = '' } = texts;
      opened ??= await plainUploads
        .open({ receipt, pass, recaptcha: '' }, { address: request.ip, plainForm: true })
        .catch(() => undefined);
      if (!opened) return { texts, files: undefined };
      await storeOne(part, texts['clean'] !== undefined, opened, files);
    }
  } finally {
    // The rest of what is refused is read, so that the browser shows the response
    request.raw.resume();
  }
  return { texts, files };
}

async function storeOne(
  part: MultipartFile,
  clean: boolean,
  { store }: Awaited<ReturnType<FastifyRequest['services']['plainUploads']['open']>>,
  files: ReceivedFiles,
): Promise<void> {
  const { filename: name, mimetype: type, file: content } = part;
  try {
    await store({ name, type, content, clean });
    files.stored += 1;
  } catch (error) {
    files.refused.push({ name, error });
    content.resume();
  }
}
