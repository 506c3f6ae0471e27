import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { filesBelow, type NamedBytes, searchFor, spellings } from '#tests/databases/search-for.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { startObjectStore } from '../../stand-ins/object-store.ts';
import { startPostgres } from '../../stand-ins/postgres.ts';
import { memoryImage } from '../lib/memory-image.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { manage, type RunningProgram } from '../lib/running-program.ts';
import { receive, senderTo } from '../lib/sender.ts';
import { attachFile, postAbout } from '../lib/sender-files.ts';
import { type SignedIn, signIn } from '../lib/signed-in.ts';
import type { Stage } from '../lib/stage.ts';

/** In every submission, most with a number behind: one search finds all of them. */
const marks = {
  text: 'Zq7Xk·علامة',
  digits: '+961 7193846',
  topic: 'abuse_of_power',
  datetime: '2026-03-04T05:06',
  agent: 'Marker-Agent',
  network: '127.77.',
};

type Size = {
  submissions: number;
  /** The files of PostgreSQL itself, an object store and the memory are searched too, which are large. */
  isDeep: boolean;
};

/**
 * After a thousand marked submissions from as many senders, each with a message, a file, an answer and a note, nothing that
 * lies anywhere on the disk holds a mark or a receipt.
 */
export const confidentiality = proof<Size>({
  promise: 'Nothing on the disk opens a submission or names a sender',
  full: { submissions: 1_000, isDeep: true },
  quick: { submissions: 20, isDeep: false },
  needs: { pg_dump: 'postgresql-client' },
  planted: {
    what: 'a log line with what was sent',
    edits: [
      {
        in: 'submissionRoutes',
        find: 'await $services.submissions.send($kind, $body, $$$more)',
        put: '(console.log(JSON.stringify($body)), await $services.submissions.send($kind, $body, $$$more))',
      },
    ],
  },
  async run(stage, size) {
    const onSqlite = await searched(stage, size);
    const server = await startPostgres();
    stage.later(() => server.stop());
    const outside: Outside = { url: server.url, ...(size.isDeep && { store: await startObjectStore() }) };
    stage.later(() => outside.store?.stop());
    const onPostgres = await searched(stage, size, outside);
    return `SQLite: ${onSqlite}; PostgreSQL${outside.store ? ' and a store' : ''}: ${onPostgres}`;
  },
});

/** Services that hold the data of a site beside its data folder. */
type Outside = { url: string; store?: Awaited<ReturnType<typeof startObjectStore>> };

async function searched(stage: Stage, { submissions, isDeep }: Size, outside?: Outside): Promise<string> {
  const folders = { data: stage.folder(), temporary: stage.folder(), backups: stage.folder() };
  const operator: Record<string, string> = outside
    ? { DATABASE_URL: outside.url, ...outside.store?.env }
    : {};
  const environment = {
    LOG_LEVEL: 'debug',
    TMPDIR: folders.temporary,
    BACKUP_DIR: folders.backups,
    LIMITS: 'on',
    ...operator,
    // Sample files, so that the store is not empty
    ...(outside?.store && { SAMPLE_CONTENT: 'on' }),
  };
  const start = () => stage.start({ dataDir: folders.data, environment });
  const site = await start();
  const editor = await signIn(site.url);
  await editor.post('keys/recovery', { public_key: recoveryWords[0].publicKey });
  const { attempt } = senderTo(folders.data);
  const receipts: string[] = [];
  for (let number = 1; number <= submissions; number += 1)
    receipts.push(await sendMarked(site, attempt, number));
  const opened = await editor.inbox('reports');
  expectThat(
    opened.length === submissions / 2,
    `Of ${submissions / 2} reports ${opened.length} were received`,
  );
  for (const { id } of opened) await replyMarked(editor, id);
  const secrets = [
    ...Object.values(marks),
    ...receipts.slice(-3).flatMap((code) => [code, code.replaceAll('-', '')]),
  ];
  await manage(stage.tree, folders.data, ['backup', join(folders.backups, 'one.tar.age')], [], operator);
  await manage(stage.tree, folders.data, ['export', join(folders.backups, 'exported')], [], operator);

  const files = async (): Promise<NamedBytes[]> => [
    ...(await Promise.all(Object.values(folders).map(filesBelow))).flat(),
    ...(outside ? await postgresPlaces(outside.url, isDeep) : []),
    ...(outside?.store ? await filesBelow(outside.store.folder) : []),
    { name: 'the log', bytes: Buffer.from(site.output()) },
  ];
  await search(secrets, await files());
  await site.kill();
  const after = await start();
  const disk = [...(await files()), { name: 'the log after a restart', bytes: Buffer.from(after.output()) }];
  await search(secrets, disk);
  // The program's own memory has the codes of all topics
  const personal = secrets.filter((secret) => secret !== marks.topic);
  const memory = isDeep && !outside ? memoryImage(after) : [];
  await search(personal, memory);
  const sizes = [...disk, ...memory].map(({ bytes }) => bytes.length);
  const megabytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1e6;
  return `${submissions} marked submissions with talk, files and notes, ${disk.length} files (${megabytes.toFixed()} MB: data, write-ahead log, backup, ${outside ? 'dump, ' : ''}${outside?.store ? 'the store, ' : ''}export, temporary files, log${memory.length > 0 ? ', memory after a restart' : ''}) in ${Object.keys(spellings(marks.text)).length} spellings: 0 hits`;
}

/** @returns the code of the receipt. */
async function sendMarked(
  { url }: RunningProgram,
  attempt: ReturnType<typeof senderTo>['attempt'],
  number: number,
): Promise<string> {
  const kind = number % 2 === 0 ? 'report' : 'contact';
  const mark = `${marks.text} ${number}`;
  const phone = `${marks.digits}${number}`;
  const more =
    kind === 'report'
      ? { topic: marks.topic, datetime: marks.datetime, involved_names: mark, phone }
      : { name: mark, email: `${number}@${marks.text}`, phone };
  const from = `${marks.network}${number & 255}.${1 + (number >> 8)}`;
  const headers = {
    'user-agent': `${marks.agent}/${number}`,
    'cookie': `${marks.agent}=${number}`,
    'referer': `https://${marks.agent}-${number}.example/`,
    'idempotency-key': `${marks.agent} attempt ${number}`,
  };
  const origin = { from, headers };
  const holder = await receive(url, await attempt(kind, mark, more), origin);
  await postAbout(url, '/messages', { ...holder, text: mark }, origin);
  const file = { name: `${mark}.txt`, content: Buffer.from(`${mark} ${phone}`) };
  await attachFile(url, holder, file, origin);
  return holder.receipt;
}

/** An officer's answer to a report, and what only officers see. */
async function replyMarked(officer: SignedIn, id: number): Promise<void> {
  const { seen } = await officer.get<{ seen: number }>(`reports/${id}/talk`);
  await officer.post(`reports/${id}/talk`, { text: marks.text, seen });
  await officer.post(`reports/${id}/case`, { kind: 'note', text: marks.text });
}

/** @throws Broken where a mark lies anywhere, or where one that is put there is not found. */
async function search(secrets: readonly string[], files: NamedBytes[]): Promise<void> {
  const found = searchFor(secrets, files);
  expectThat(found.length === 0, `Found: ${found.slice(0, 3).join('; ')}`);
  const planted = files.map(({ name, bytes }) => ({
    name,
    bytes: Buffer.concat([bytes.subarray(0, 100), Buffer.from(`${marks.text} 1`)]),
  }));
  expectThat(
    searchFor([marks.text], planted).length >= files.length,
    'A mark that was put there is not found',
  );
}

/** A dump, and the files of the server itself, its log of writes among them. */
async function postgresPlaces(databaseUrl: string, isDeep: boolean): Promise<NamedBytes[]> {
  const dump = { name: 'a dump', bytes: execFileSync('pg_dump', [databaseUrl], { maxBuffer: 1e9 }) };
  if (!isDeep) return [dump];
  const { Client } = await import('pg');
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('checkpoint');
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return [...(await filesBelow(rows[0]?.data_directory ?? '')), dump];
}
