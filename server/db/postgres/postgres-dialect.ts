import { type Kysely, type MigrationLockOptions, PostgresAdapter, PostgresDialect, sql } from 'kysely';

/** Kysely's own dialect, without a statement timeout for migrations. */
export class UntimedMigrationDialect extends PostgresDialect {
  override createAdapter() {
    return new UntimedMigrationAdapter();
  }
}

/**
 * A large table takes minutes, and another instance may be migrating: this connection's timeout is disabled for that
 * time.
 */
class UntimedMigrationAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions) {
    await sql`set statement_timeout = 0`.execute(db);
    await super.acquireMigrationLock(db, options);
  }

  override async releaseMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions) {
    await super.releaseMigrationLock(db, options);
    await sql`reset statement_timeout`.execute(db);
  }
}
