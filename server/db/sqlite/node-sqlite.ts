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
import { type EndTurn, fairLock } from './fair-lock.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** Two handles on one file in WAL mode: everything is written through the first; the second only reads. */
export type SqliteHandles = { writer: DatabaseSync; reader: DatabaseSync };

type Connection = DatabaseConnection & {
  begin(): Promise<void>;
  commit(): void;
  rollback(): void;
  inTransaction(): boolean;
};

/**
 * Kysely over `node:sqlite`. Writers take turns in order of arrival; reads outside a transaction use the read-only
 * handle, so they never wait for a writer and see committed rows only. Inside a transaction everything goes through
 * the transaction's own handle; writing through the outer one there could only wait for itself, and is refused.
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
  const waitForTurn = fairLock();
  // The transaction in whose callback the running code is, if any.
  const around = new AsyncLocalStorage<Connection>();

  const takeTurn = () => {
    if (around.getStore()?.inTransaction()) {
      throw new Error(
        'The outer database handle was used to write inside a transaction: use the one it hands over.',
      );
    }
    return waitForTurn();
  };

  return {
    init: async () => {},
    acquireConnection: async () => createConnection(handles, takeTurn, around),
    beginTransaction: (connection) => (connection as Connection).begin(),
    commitTransaction: async (connection) => (connection as Connection).commit(),
    rollbackTransaction: async (connection) => (connection as Connection).rollback(),
    releaseConnection: async () => {},
    // Whoever opened the handles closes them.
    destroy: async () => {},
  };
}

function createConnection(
  { writer, reader }: SqliteHandles,
  takeTurn: () => Promise<EndTurn>,
  around: AsyncLocalStorage<Connection>,
): Connection {
  /** Set from `begin` to `commit` or `rollback`. */
  let endTurn: EndTurn | undefined;

  const end = () => {
    endTurn?.();
    endTurn = undefined;
  };

  const connection: Connection = {
    inTransaction: () => endTurn !== undefined,

    async begin() {
      const turn = takeTurn();
      // Before the first await, so that it holds for the caller too, whose next step is the transaction's callback.
      around.enterWith(connection);
      endTurn = await turn;
      try {
        await retryWhileBusy(() => writer.exec('begin immediate'));
      } catch (error) {
        end();
        throw error;
      }
    },

    // Where this fails, the turn is kept: Kysely rolls back next.
    commit() {
      writer.exec('commit');
      end();
    },

    rollback() {
      try {
        // A full disk, for one, has rolled back already.
        if (writer.isTransaction) writer.exec('rollback');
      } finally {
        end();
      }
    },

    async executeQuery<Row>(query: CompiledQuery) {
      if (endTurn) {
        if (!writer.isTransaction) throw new Error('The database has rolled this transaction back.');
        return run<Row>(writer, query);
      }
      if (onlyReads(query)) return run<Row>(reader, query);
      const done = await takeTurn();
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

/** Preparing costs more than running most of our queries; of each text one statement is kept for each handle. */
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
  known.set(sql, made);
  return made;
}

function run<Row>(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const { statement, givesRows } = prepare(database, sql);
  const values = parameters as SQLInputValue[];
  if (!givesRows) {
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  }
  // The rows come without a prototype; ordinary objects compare and print as those of PostgreSQL do.
  return { rows: statement.all(...values).map((row) => ({ ...row }) as Row) };
}
