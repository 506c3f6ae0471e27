import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../errors/start-error.ts';
import type { SqliteHandles } from './node-sqlite.ts';

/** SQLite's result codes (https://sqlite.org/rescode.html) that an operator can act on. */
const codes = { busy: 5, readOnly: 8, corrupt: 11, full: 13, notADatabase: 26 };

/** Milliseconds to wait at the start for a file that another program holds. */
const busyTimeout = 5_000;

/** Files up to this size are checked in full at every start, which takes some hundredths of a second. */
const checkedBytes = 64 * 1024 * 1024;

/**
 * Opens the database file, creating it if missing.
 * @throws StartError if the file is damaged, read-only, or held by another program.
 */
export function openSqlite(file: string): SqliteHandles {
  const opened: DatabaseSync[] = [];
  const open = (readOnly: boolean) => {
    const database = new DatabaseSync(file, {
      readOnly,
      timeout: busyTimeout,
      enableForeignKeyConstraints: true,
    });
    opened.push(database);
    return database;
  };
  try {
    const writer = open(false);
    check(writer, file);
    writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
    writer.exec('begin immediate; rollback');
    // From here on the dialect waits, without blocking the event loop.
    writer.exec('pragma busy_timeout = 0');
    return { writer, reader: open(true) };
  } catch (error) {
    for (const database of opened) database.close();
    throw new StartError(explain(error as SqliteError, file), { cause: error });
  }
}

type SqliteError = Error & { errcode?: number };

/** Reads the schema of any file, which detects one that is no database, and every page of a small one. */
function check(database: DatabaseSync, file: string): void {
  database.prepare('select count(*) from sqlite_schema').get();
  if (statSync(file).size > checkedBytes) return;
  const result = database.prepare('pragma quick_check(1)').get()?.['quick_check'];
  if (result !== 'ok') throw Object.assign(new Error(String(result)), { errcode: codes.corrupt });
}

function explain({ errcode = 0, message }: SqliteError, file: string): string {
  const reason = message.replaceAll(/\s+/g, ' ');
  // The lower byte is the primary result code.
  switch (errcode & 0xff) {
    case codes.corrupt:
    case codes.notADatabase:
      return `The database ${file} is damaged (${reason}): restore it from a backup, or move it away to start empty.`;
    case codes.busy:
      return `The database ${file} is held by another program (${reason}): stop that one, then start again.`;
    case codes.full:
      return `There is no room left for the database ${file} (${reason}): free some, then start again.`;
    case codes.readOnly:
      return `The database ${file} cannot be written (${reason}): give this user write access to it.`;
    default:
      return `The database ${file} cannot be opened (${reason}): see that it is a file that this user may write.`;
  }
}
