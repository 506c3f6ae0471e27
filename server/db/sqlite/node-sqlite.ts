import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { fairLock, type Release } from './fair-lock.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** Two handles on one file in WAL mode: the writer, and a read-only reader. */
export type SqliteHandles = { writer: DatabaseSync; reader: DatabaseSync };

type Connection = DatabaseConnection & {
  begin(): Promise<void>;
  commit(): void;
  rollback(): void;
  inTransaction(): boolean;
};

/**
 * Kysely over `node:sqlite`. Writers queue in order of arrival; reads outside a transaction use the read-only handle,
 * so they never wait for a writer and see committed rows only. Inside a transaction everything goes through its own
 * handle; a write through the outer one would deadlock, and is refused.
 */
export function nodeSqliteDialect(handles: SqliteHandles): Dialect {
  return {
    createDriver: () => createDriver(handles),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new NodeSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }

  override get supportsTransactionalDdl() {
    return true;
  }
}

function createDriver(handles: SqliteHandles): Driver {
  const acquire = fairLock();
  // The transaction whose callback is running, if any.
  const around = new AsyncLocalStorage<Connection>();

  const acquireLock = () => {
    if (around.getStore()?.inTransaction()) {
      throw new Error(
        'The outer database handle was used to write inside a transaction: use the one it hands over.',
      );
    }
    return acquire();
  };

  return {
    init: async () => {},
    acquireConnection: async () => createConnection(handles, acquireLock, around),
    beginTransaction: (connection) => (connection as Connection).begin(),
    commitTransaction: async (connection) => (connection as Connection).commit(),
    rollbackTransaction: async (connection) => (connection as Connection).rollback(),
    releaseConnection: async () => {},
    // The handles belong to the caller of `openSqlite`.
    destroy: async () => {},
  };
}

function createConnection(
  { writer, reader }: SqliteHandles,
  acquireLock: () => Promise<Release>,
  around: AsyncLocalStorage<Connection>,
): Connection {
  /** Set from `begin` to `commit` or `rollback`. */
  let release: Release | undefined;

  const end = () => {
    release?.();
    release = undefined;
  };

  const connection: Connection = {
    inTransaction: () => release !== undefined,

    async begin() {
      const turn = acquireLock();
      // Before the first await, so that it holds for the caller too, whose next step is the transaction's callback.
      around.enterWith(connection);
      release = await turn;
      try {
        await retryWhileBusy(() => writer.exec('begin immediate'));
      } catch (error) {
        end();
        throw error;
      }
    },

    // If this fails the lock stays held: Kysely rolls back next.
    commit() {
      writer.exec('commit');
      end();
    },

    rollback() {
      try {
        // SQLite may have rolled back already, for example on a full disk.
        if (writer.isTransaction) writer.exec('rollback');
      } finally {
        end();
      }
    },

    async executeQuery<Row>(query: CompiledQuery) {
      if (release) {
        if (!writer.isTransaction) throw new Error('The database has rolled this transaction back.');
        return run<Row>(writer, query);
      }
      if (onlyReads(query)) return run<Row>(reader, query);
      const done = await acquireLock();
      try {
        return await retryWhileBusy(() => run<Row>(writer, query));
      } finally {
        done();
      }
    },

    async *streamQuery<Row>(query: CompiledQuery) {
      yield await connection.executeQuery<Row>(query);
    },
  };
  return connection;
}

function onlyReads({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*(select|explain)\b/i.test(sql);
}

/** Preparing costs more than running most queries; one statement is cached per SQL text and handle. */
const prepared = new WeakMap<DatabaseSync, Map<string, Prepared>>();
const maxStatements = 500;

type Prepared = { statement: StatementSync; givesRows: boolean };

function prepare(database: DatabaseSync, sql: string): Prepared {
  const known = prepared.get(database) ?? new Map<string, Prepared>();
  prepared.set(database, known);
  const stored = known.get(sql);
  if (stored) return stored;
  const statement = database.prepare(sql);
  if (known.size >= maxStatements) known.clear();
  const made = { statement, givesRows: statement.columns().length > 0 };
  // The row that a full-text table wrote last may have a number beyond those of JavaScript
  if (!made.givesRows) statement.setReadBigInts(true);
  known.set(sql, made);
  return made;
}

function run<Row>(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const { statement, givesRows } = prepare(database, sql);
  const values = parameters as SQLInputValue[];
  if (!givesRows) {
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  }
  // Rows arrive without a prototype; ordinary objects compare and print like PostgreSQL's.
  return { rows: statement.all(...values).map((row) => ({ ...row }) as Row) };
}
