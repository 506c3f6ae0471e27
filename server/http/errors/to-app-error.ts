import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '#server/errors/app-error.ts';
import { invalid } from '../../errors/invalid-input.ts';
import { isUnavailable } from '../../errors/unavailable.ts';

const unreadable = new AppError('unreadable', 'error.unreadable');
/** Retry-After in seconds while the database is unavailable. */
const retryAfter = 5;

const unavailable = new AppError('unavailable', 'error.unavailable', { retryAfter });

/** PostgreSQL's error for a text with NUL, which it cannot store. */
const badText = '22021';

/** The framework's own refusals by status; any other 4xx is unreadable. */
const refusals: Record<number, AppError> = {
  // A path that escapes the served folder
  403: new AppError('not-found', 'error.notFound'),
  404: new AppError('not-found', 'error.notFound'),
  413: new AppError('too-large', 'error.tooLarge'),
  // A parameter longer than any that exists
  414: new AppError('not-found', 'error.notFound'),
  415: new AppError('wrong-type', 'error.wrongType'),
  429: new AppError('too-many', 'error.tooMany'),
};

/** Maps any failure to an AppError; an unexpected one becomes `internal`. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalid(
      error.validation.map(({ instancePath, message }) => ({
        path: instancePath.split('/').slice(1),
        message,
      })),
    );
  }
  if (error instanceof Error && 'code' in error && error.code === badText)
    return new AppError('invalid', 'error.characters');
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return refusals[status] ?? unreadable;
  return status === 503 || isUnavailable(error) ? unavailable : new AppError('internal', 'error.internal');
}
