import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Reads or changes a site's database directly. */
export function withDatabase<Result>(dataDir: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(dataDir, 'diwan.sqlite'), { timeout: 5_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** `ok`, or what SQLite complains of. */
export function integrityOf(dataDir: string): string {
  return withDatabase(dataDir, (database) =>
    database
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(row['integrity_check']))
      .join('; '),
  );
}
