import { type Kysely, type MigrationLockOptions, PostgresAdapter, PostgresDialect, sql } from 'kysely';

/** Kysely's own dialect, whose migrations take as long as they need. */
export class PatientPostgresDialect extends PostgresDialect {
  override createAdapter() {
    return new PatientAdapter();
  }
}

/** A large table takes minutes, and another instance may be at it: meanwhile this connection's limit is lifted. */
class PatientAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions) {
    await sql`set statement_timeout = 0`.execute(db);
    await super.acquireMigrationLock(db, options);
  }

  override async releaseMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions) {
    await super.releaseMigrationLock(db, options);
    await sql`reset statement_timeout`.execute(db);
  }
}
