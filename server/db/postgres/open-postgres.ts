import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { StartError } from '../../errors/start-error.ts';

/** Options of every connection. The application name is set here, whatever the URL says. */
export function connectionTo(databaseUrl: string) {
  const address = new URL(databaseUrl);
  for (const name of ['application_name', 'fallback_application_name']) address.searchParams.delete(name);
  return { connectionString: address.href, connectionTimeoutMillis: 5_000, keepAlive: true };
}

/** Parsers by type: 8-byte integers (20), such as counts, arrive as text by default; ours are far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(20, Number);

/**
 * A pool whose first connection has responded.
 * @throws StartError if none does.
 */
export async function openPostgres(databaseUrl: string): Promise<pg.Pool> {
  const pool = createPool(databaseUrl);
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    throw unreachable(error, { cause: error });
  }
}

function createPool(databaseUrl: string): pg.Pool {
  try {
    const pool = new pg.Pool({
      ...connectionTo(databaseUrl),
      // Other instances identify the author of a change by it
      application_name: `diwan ${randomBytes(6).toString('hex')}`,
      max: 10,
      idleTimeoutMillis: 30_000,
      // Limits of a statement, and of a transaction that waits for a lock or for its own next query; both then fail.
      statement_timeout: 30_000,
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 30_000,
      types,
    });
    // A broken idle connection is replaced by the next query; without a listener it would end the process.
    pool.on('error', () => {});
    // The same for one that breaks between two queries of a transaction, whose next query fails anyway.
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  } catch (error) {
    throw unreachable(error, { cause: error });
  }
}

/** Never quotes the URL, which may hold a password. */
function unreachable(error: unknown, options: ErrorOptions): StartError {
  return new StartError(
    `PostgreSQL does not respond at DATABASE_URL (${reasonOf(error)}): see that it runs, and that the address, user and password are right.`,
    options,
  );
}

/** With several addresses for one host, pg wraps their errors in one without a message. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return (first instanceof Error ? first.message : String(first)).replaceAll(/\s+/g, ' ');
}
