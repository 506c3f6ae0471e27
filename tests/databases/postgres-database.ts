import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Makes a database on the PostgreSQL of TEST_DATABASE_URL, empty or as the template is; returns its address. */
export async function createDatabase(template?: string): Promise<string> {
  const address = new URL(server());
  address.pathname = `/diwan_test_${randomUUID().replaceAll('-', '')}`;
  const copied = template ? ` template ${nameOf(template)}` : '';
  await command(server(), `create database ${nameOf(address.href)}${copied}`);
  return address.href;
}

/** Drops a database, open connections included. */
export async function dropDatabase(address: string): Promise<void> {
  await command(server(), `drop database ${nameOf(address)} with (force)`);
}

/** Runs statements on a separate connection, as a program independent of the site would. */
export async function command(address: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

function nameOf(address: string): string {
  return new URL(address).pathname.slice(1);
}

function server(): string {
  const address = process.env['TEST_DATABASE_URL'];
  if (!address)
    throw new Error('TEST_DATABASE_URL is not set: run the tests by `npm test`, which starts a PostgreSQL.');
  return address;
}
