import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { StartError } from '../../errors/start-error.ts';

/** How every connection is made. The name under which it is known is ours to choose, whatever the address says. */
export function connectionTo(databaseUrl: string) {
  const address = new URL(databaseUrl);
  for (const name of ['application_name', 'fallback_application_name']) address.searchParams.delete(name);
  return { connectionString: address.href, connectionTimeoutMillis: 5_000, keepAlive: true };
}

/** The types' parsers: 8-byte integers (20), such as a count, come as text by default; ours are far below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(20, Number);

/**
 * A pool of connections, one of which has been seen to answer.
 * @throws StartError where none does.
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
      // Others tell by it whose write a change was
      application_name: `diwan ${randomBytes(6).toString('hex')}`,
      max: 10,
      idleTimeoutMillis: 30_000,
      // A statement, or a transaction that waits for another's rows or for its own next query, takes this long and fails.
      statement_timeout: 30_000,
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 30_000,
      types,
    });
    // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
    pool.on('error', () => {});
    // So would one that breaks between two queries of a transaction, whose next query fails anyway.
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  } catch (error) {
    throw unreachable(error, { cause: error });
  }
}

/** Never quotes the address, which may hold a password. */
function unreachable(error: unknown, options: ErrorOptions): StartError {
  return new StartError(
    `PostgreSQL does not answer at DATABASE_URL (${reasonOf(error)}): see that it runs, and that the address, user and password are right.`,
    options,
  );
}

/** Where a host has several addresses, the errors of all come in one that has no message. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return (first instanceof Error ? first.message : String(first)).replaceAll(/\s+/g, ' ');
}
