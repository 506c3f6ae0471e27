import pg from 'pg';
import { StartError } from '../start-error.ts';

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
      connectionString: databaseUrl,
      application_name: 'diwan',
      max: 10,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      // A transaction waits for another's rows, or for its own next query, this long and then fails.
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 30_000,
      types,
    });
    // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
    pool.on('error', () => {});
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
