import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { filesBelow } from '#tests/databases/search-for.ts';
import { startPostgres } from '../../stand-ins/postgres.ts';
import { expectThat } from '../lib/proof.ts';
import { receive, senderTo } from '../lib/sender.ts';
import { signIn } from '../lib/signed-in.ts';
import type { Stage } from '../lib/stage.ts';

/** The stored form of a submission, by which its bytes are found in a file. */
export type Stored = { kind: string; id: number; key: Buffer; body: Buffer };

/** A site on a PostgreSQL of its own, whose files can be searched. */
export async function startPostgresSite(stage: Stage) {
  const server = await startPostgres();
  stage.later(() => server.stop());
  const client = new Client(server.url);
  await client.connect();
  stage.later(() => client.end());
  // As docs/operations.md advises: segments of the log are removed, not filled again
  for (const setting of ["wal_recycle = 'off'", "min_wal_size = '32MB'", "wal_keep_size = '0'"]) {
    await client.query(`alter system set ${setting}`);
  }
  await client.query('select pg_reload_conf()');
  const { rows: shown } = await client.query<{ data_directory: string }>('show data_directory');
  const folder = shown[0]?.data_directory ?? '';
  const dataDir = stage.folder();
  const environment = { DATABASE_URL: server.url, START_SECRET: 'a secret of the proofs, long enough' };
  let site = await stage.start({ dataDir, environment });
  const { attempt } = senderTo(dataDir);

  async function query<Row extends object>(statement: string): Promise<Row[]> {
    return (await client.query<Row>(statement)).rows;
  }

  return {
    query,
    url: () => site.url,
    editor: () => signIn(site.url),

    /** Contacts and reports in turn, short and long, each after something that the audit trail notes. */
    async fill(count: number): Promise<void> {
      for (let number = 1; number <= count; number += 1) {
        const kind = number % 2 === 0 ? 'report' : 'contact';
        await receive(
          site.url,
          await attempt(kind, `mark ${number} ${'x'.repeat(number % 3 === 0 ? 3_000 : 1)}`),
        );
        if (number % 5 === 0) await signIn(site.url);
      }
    },

    async stored(): Promise<Stored[]> {
      const rows = await query<{ kind: string; id: number; sealed_key: Buffer; body: Buffer }>(`
        select kind, id, sealed_key, body from submission join submission_key using (kind)
        where submission_id = id order by kind, id
      `);
      // Short enough to lie within one page of the database
      return rows.map(({ kind, id, sealed_key, body }) => ({
        kind,
        id,
        key: sealed_key,
        body: body.subarray(0, 64),
      }));
    },

    /** Starts the site again on the next night, and waits until its maintenance was done. */
    async nextNight(): Promise<void> {
      await site.stop();
      await query("delete from task_run where task = 'rewrite'");
      site = await stage.start({ dataDir, environment });
      const end = performance.now() + 30_000;
      while ((await query("select 1 from task_run where task = 'rewrite'")).length === 0) {
        expectThat(performance.now() < end, 'The nightly rewrite was not done');
        await delay(20);
      }
    },

    /** The number of these byte sequences that are in the files below a folder of the server, after a checkpoint. */
    async found(below: 'base' | 'pg_wal', wanted: Buffer[]): Promise<number> {
      await query('checkpoint');
      const files = await filesBelow(join(folder, below)).catch(() => filesBelow(join(folder, below)));
      return wanted.filter((bytes) => files.some((file) => file.bytes.includes(bytes))).length;
    },

    /** The output of a program of the server's package. */
    run(program: string, ...words: string[]): string {
      const pid = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0];
      const [binary = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      // `pg_waldump` ends with 1 where the log does
      return spawnSync(join(dirname(binary), program), words, { maxBuffer: 1e9, encoding: 'utf8' }).stdout;
    },

    dump: (...options: string[]): Buffer =>
      execFileSync('pg_dump', [...options, server.url], { maxBuffer: 1e9 }),

    folder,
  };
}

export type PostgresSite = Awaited<ReturnType<typeof startPostgresSite>>;
