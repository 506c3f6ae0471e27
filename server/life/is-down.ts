import { AppError } from '../errors.ts';
import { isUnavailable } from '../plugins/is-unavailable.ts';

/**
 * Whether an error of a start says that a database or a store elsewhere does not answer at this moment, so that trying
 * again may help. A wrong password, an unknown database or a damaged file says something else.
 */
export function isDown(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'unavailable';
  // SQLite's file is here: whoever starts the site sees to it
  if (!(error instanceof Error) || 'errcode' in error) return false;
  return isUnavailable(error) || isDown(error.cause);
}
