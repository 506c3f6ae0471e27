import { AppError } from './app-error.ts';

/** No listener at the moment, or no route to it. */
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
 * PostgreSQL's transient errors: lost connections (08), collisions (40), exhausted resources (53), timeouts (55P03,
 * 57014, 25P03), a start or a stop (57P), and a read-only server during failover (25006). See
 * https://www.postgresql.org/docs/current/errcodes-appendix.html.
 */
const postgres = /^(?:08...|40001|40P01|53...|55P03|57014|57P0[1-5]|25P03|25006)$/;

/** Messages of `pg`, without a code, for a lost connection or a connection timeout. */
const connection =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|Cannot use a pool after|Postgres connection has been discarded|Query read timeout|timeout e)/i;

/** SQLite's transient errors: busy, locked, read-only, I/O error, disk full, cannot open. */
const sqlite = new Set([5, 6, 8, 10, 13, 14]);

/** True for transient failures of the database, the store or the disk. */
export function isUnavailable(error: unknown): boolean {
  if (isAway(error)) return true;
  if (!(error instanceof Error)) return false;
  const { code, errcode, message } = error as Error & { code?: string; errcode?: number };
  if (errcode !== undefined) return sqlite.has(errcode & 0xff);
  // Closed: the site is stopping
  return code === 'ENOSPC' || (code === 'ERR_INVALID_STATE' && message.includes('database'));
}

/**
 * True if a remote database or store does not respond, so that retrying helps. A wrong password, an unknown database or
 * a damaged file is not transient, and local failures are the operator's to repair.
 */
export function isAway(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'unavailable';
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (!(error instanceof Error)) return false;
  const { code = '', message, cause } = error as Error & { code?: string };
  return network.has(code) || postgres.test(code) || connection.test(message) || isAway(cause);
}
