import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { fileBytes } from '#shared/limits.ts';

const limits = {
  fileSize: fileBytes,
  files: 1,
  /** Bytes of a text field: far more than the longest article. */
  fieldSize: 512 * 1024,
  fieldNameSize: 100,
  fields: 24,
  parts: 25,
};

type Form = Record<string, string | File>;

/**
 * Makes routes registered from now on in this scope accept `multipart/form-data`: the body that their schema sees has
 * the texts by name, and a file as `File`. An empty file is ignored: browsers send one for an empty input. With `json`
 * they accept JSON as well.
 */
export async function takeForms(scope: FastifyInstance, { json = false } = {}): Promise<void> {
  scope.removeContentTypeParser(json ? ['text/plain'] : ['text/plain', 'application/json']);
  await scope.register(multipart, { limits });
  scope.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readForm(request);
  });
}

async function readForm(request: FastifyRequest): Promise<Form> {
  try {
    return await readParts(request);
  } catch (error) {
    // The parser's errors for malformed forms carry no status
    if (error instanceof AppError || (error as { statusCode?: number }).statusCode) throw error;
    throw new AppError('unreadable', 'error.unreadable');
  }
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const form: Form = {};
  for await (const part of request.parts()) {
    const value = await valueOf(part);
    // Duplicate names are ambiguous
    if (part.fieldname in form) throw new AppError('unreadable', 'error.unreadable');
    if (value !== undefined) form[part.fieldname] = value;
  }
  return form;
}

async function valueOf(part: Multipart): Promise<string | File | undefined> {
  if (part.type === 'field') {
    if (part.valueTruncated || part.fieldnameTruncated) throw new AppError('too-large', 'error.tooLarge');
    return String(part.value);
  }
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw part.file.truncated ? new AppError('too-large', 'file.tooLarge') : error;
  });
  // Name and media type are stated by the client, and ignored
  return bytes.length > 0 ? new File([bytes as Buffer<ArrayBuffer>], '') : undefined;
}
