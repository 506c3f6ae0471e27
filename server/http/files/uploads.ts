import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { fileBytes } from '#shared/limits.ts';

const limits = {
  fileSize: fileBytes,
  files: 1,
  /** Bytes of a text: far more than the longest article. */
  fieldSize: 512 * 1024,
  fieldNameSize: 100,
  fields: 24,
  parts: 25,
};

type Form = Record<string, string | File>;

/**
 * Makes the calls registered from now on in this scope take forms (`multipart/form-data`): the body that their schema
 * sees holds the texts by name, and a file as `File`. A file that is empty counts as none: browsers send one where
 * nothing was chosen. With `json` they take JSON as well.
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
    // The parser's own complaints about what is no form carry no status
    if (error instanceof AppError || (error as { statusCode?: number }).statusCode) throw error;
    throw new AppError('unreadable', 'error.unreadable');
  }
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const form: Form = {};
  for await (const part of request.parts()) {
    const value = await valueOf(part);
    // Twice the same name says two things
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
  // Its name and type are the sender's word, and nobody's concern
  return bytes.length > 0 ? new File([bytes as Buffer<ArrayBuffer>], '') : undefined;
}
