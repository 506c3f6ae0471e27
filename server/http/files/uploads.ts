import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { fileBytes } from '#shared/limits.ts';

const limits = {
  files: 1,
  /** Bytes of a text field: far more than the longest article. */
  fieldSize: 512 * 1024,
  fieldNameSize: 100,
  fields: 24,
  parts: 25,
};

type Form = Record<string, string | File>;

type Options = {
  /** JSON as well. */
  json?: boolean;
  /** An empty file, which the route refuses; browsers send one without a name for an empty input. */
  emptyFiles?: boolean;
};

/**
 * Makes routes registered from now on in this scope accept `multipart/form-data`: the body that their schema sees has
 * the texts by name, and a file as `File`. An empty file is ignored: browsers send one for an empty input.
 */
export async function takeForms(
  scope: FastifyInstance,
  { json = false, emptyFiles = false }: Options = {},
): Promise<void> {
  await parseForms(scope, fileBytes, json);
  scope.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readForm(request, emptyFiles ? inMemory : filledInMemory);
  });
}

const tooLarge = { fields: { file: ['attachment.tooLarge' as const] } };

/**
 * The same for large files, which are written to the disk while they come, and removed there once the response is sent. An
 * empty one stays, since its absence means something else to the route.
 */
export async function takeStreamedForms(scope: FastifyInstance, maxBytes: number): Promise<void> {
  await parseForms(scope, maxBytes, true);
  const removals = new WeakMap<FastifyRequest, () => Promise<void>>();
  scope.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    request.body = await readForm(request, async ({ file: content }) => {
      const { file, remove } = await request.services.receivedFiles.receive(content);
      removals.set(request, remove);
      if (content.truncated) throw new AppError('too-large', 'attachment.tooLarge', tooLarge);
      return file;
    });
  });
  scope.addHook('onSend', async (request) => removals.get(request)?.());
}

async function parseForms(scope: FastifyInstance, fileSize: number, json: boolean): Promise<void> {
  scope.removeContentTypeParser(json ? ['text/plain'] : ['text/plain', 'application/json']);
  await scope.register(multipart, { limits: { ...limits, fileSize } });
}

/** Reads an uploaded file; its media type is stated by the client, and ignored. */
type ReadFile = (part: MultipartFile) => Promise<File | undefined>;

async function readForm(request: FastifyRequest, readFile: ReadFile): Promise<Form> {
  try {
    return await readParts(request, readFile);
  } catch (error) {
    // The parser's errors for malformed forms carry no status
    if (error instanceof AppError || (error as { statusCode?: number }).statusCode) throw error;
    throw new AppError('unreadable', 'error.unreadable');
  }
}

async function readParts(request: FastifyRequest, readFile: ReadFile): Promise<Form> {
  const form: Form = {};
  for await (const part of request.parts()) {
    const value = part.type === 'file' ? await readFile(part) : textOf(part);
    // Duplicate names are ambiguous
    if (part.fieldname in form) throw new AppError('unreadable', 'error.unreadable');
    if (value !== undefined) form[part.fieldname] = value;
  }
  return form;
}

function textOf(part: MultipartValue): string {
  if (part.valueTruncated || part.fieldnameTruncated) throw new AppError('too-large', 'error.tooLarge');
  return String(part.value);
}

async function inMemory(part: MultipartFile): Promise<File | undefined> {
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw part.file.truncated ? new AppError('too-large', 'file.tooLarge') : error;
  });
  const isThere = bytes.length > 0 || part.filename !== '';
  return isThere ? new File([bytes as Buffer<ArrayBuffer>], part.filename) : undefined;
}

async function filledInMemory(part: MultipartFile): Promise<File | undefined> {
  const file = await inMemory(part);
  return file && file.size > 0 ? file : undefined;
}
