import { AppError } from './app-error.ts';

/** Nobody listens there at the moment, or the way there is broken. */
const network = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * What PostgreSQL answers that may be otherwise a moment later: lost connections (08), collisions (40), no room left (53),
 * waits that took too long (55P03, 57014, 25P03), a start or a stop (57P), and a server that only reads because another
 * takes its place (25006). See https://www.postgresql.org/docs/current/errcodes-appendix.html.
 */
const postgres = /^(?:08...|40001|40P01|53...|55P03|57014|57P0[1-5]|25P03|25006)$/;

/** What `pg` says without a code of a connection that is lost, or that is not to be had in time. */
const connection =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|Cannot use a pool after|Postgres connection has been discarded|Query read timeout|timeout e)/i;

/** What SQLite answers likewise: busy, locked, read-only, a failing disk, a full one, a file that cannot be opened. */
const sqlite = new Set([5, 6, 8, 10, 13, 14]);

/** Whether the database, the store or the disk cannot do at this moment what it can do at others. */
export function isUnavailable(error: unknown): boolean {
  if (isAway(error)) return true;
  if (!(error instanceof Error)) return false;
  const { code, errcode, message } = error as Error & { code?: string; errcode?: number };
  if (errcode !== undefined) return sqlite.has(errcode & 0xff);
  // Closed: the site is stopping
  return code === 'ENOSPC' || (code === 'ERR_INVALID_STATE' && message.includes('database'));
}

/**
 * Whether a database or a store elsewhere does not answer at this moment, so that waiting for it helps. A wrong password,
 * an unknown database or a damaged file says something else, and what fails on this machine its operator sees to.
 */
export function isAway(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'unavailable';
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (!(error instanceof Error)) return false;
  const { code = '', message, cause } = error as Error & { code?: string };
  return network.has(code) || postgres.test(code) || connection.test(message) || isAway(cause);
}
