import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createKeyPair, type KeyPair } from '#server/crypto/sealing/x25519.ts';
import { openKey, submissionContext } from '#shared/channel/envelope.ts';
import { openGrant, sealGrant } from '#shared/channel/grant.ts';
import { openingKey } from '#shared/channel/hpke.ts';
import { withDatabase } from '../lib/database-file.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { administrator } from '../lib/running-program.ts';
import { receive, send, senderTo } from '../lib/sender.ts';
import { signIn } from '../lib/signed-in.ts';

type Row = Record<string, string | number | null | Uint8Array>;

/** All rows that decide who can open messages, and the private key of an attacker who writes to them. */
type Attack = (database: DatabaseSync, thief: KeyPair) => void | Promise<void>;

const strangerId = '00000000-0000-4000-8000-00000000000a';
const now = new Date(0).toISOString();
const due = 'update organisation_key set renewal_due = 1 where active = 1';

/** Attacks by write access to the database, without a key file, a password or a session. */
const attacks: Record<string, Attack> = {
  'a swapped public key': (database, { publicKey }) => {
    database.prepare('update organisation_key set public_key = ? where active = 1').run(publicKey);
  },
  'a planted recovery key': (database, { publicKey }) => {
    database.exec('delete from recovery_key');
    database.prepare('insert into recovery_key values (1, ?, ?)').run(publicKey, now);
    database.exec(due);
  },
  'a planted administrator with a grant': (database, thief) => {
    plantAdministrator(database, thief, '2030-01-01T00:00:00.000Z');
    database
      .prepare(
        'insert into key_grant (organisation_key_id, recipient, sealed_key, created_at) select id, ?, ?, ? from organisation_key where active = 1',
      )
      .run(`administrator:${strangerId}`, 'AAAA', now);
    database.exec(due);
  },
  'a swapped key of a holder': (database, { publicKey }) => {
    database.prepare('update administrator set public_key = ?').run(publicKey);
    database.exec(due);
  },
  'a key of the thief’s own, granted to every holder': async (database, thief) => {
    const holders = database.prepare('select id, public_key from administrator').all() as Row[];
    database.exec('update organisation_key set active = null');
    database
      .prepare(
        'insert into organisation_key (id, public_key, created_at, active, renewal_due) values (?, ?, ?, 1, 0)',
      )
      .run(strangerId, thief.publicKey, now);
    for (const { id, public_key } of holders) {
      const to = { name: `administrator:${String(id)}`, publicKey: String(public_key) };
      const sealed = await sealGrant(strangerId, thief.privateKey, to);
      database
        .prepare(
          'insert into key_grant (organisation_key_id, recipient, sealed_key, created_at) values (?, ?, ?, ?)',
        )
        .run(strangerId, to.name, sealed, now);
    }
  },
  'a trigger that swaps each new key': (database, { publicKey }) => {
    database.exec(`create trigger swap after insert on organisation_key
      begin update organisation_key set public_key = '${publicKey}' where id = new.id; end`);
  },
};

const tables = ['administrator', 'organisation_key', 'key_grant', 'recovery_key', 'key_register'];

/** Write access to the database alone opens nothing, and every holder is warned. */
export const databaseWriter = proof({
  promise: 'Whoever only writes to the database opens nothing, and holders are told',
  full: { first: 6, restarts: true },
  quick: { first: 2, restarts: false },
  planted: {
    what: 'messages that are sealed to any key in the database',
    edits: [
      {
        in: 'createKeyRegister',
        find: '$row && isSameMac($row.active_mac, $mac)',
        put: '$row !== undefined',
      },
    ],
  },
  async run(stage, { first, restarts }) {
    const dataDir = stage.folder();
    let program = await stage.start({ dataDir });
    const { attempt } = senderTo(dataDir);
    let number = 0;
    /** @returns whether it was taken. */
    const sendOne = async () => {
      number += 1;
      return (await send(program.url, await attempt('report', `report ${number}`))).status === 201;
    };
    await receive(program.url, await attempt('report', 'before'));

    /** A day of a visitor and a holder. @returns how much the thief opens, and the warning that the holder sees. */
    async function day(thief: KeyPair) {
      await sendOne();
      // Before a rotation renames it
      const early = await openedBy(dataDir, thief);
      const holder = await signIn(program.url);
      await holder.call('keys/rotate', { method: 'POST', body: { current: administrator.password } });
      await sendOne();
      const { problem } = await holder.get<{ problem?: string | null }>('keys');
      return { opened: Math.max(early, await openedBy(dataDir, thief)), problem };
    }

    const done: string[] = [];
    for (const [name, attack] of Object.entries(attacks).slice(0, first)) {
      const thief = createKeyPair();
      const before = withDatabase(dataDir, (database) => stored(database));
      const database = new DatabaseSync(join(dataDir, 'diwan.sqlite'), { timeout: 5_000 });
      await attack(database, thief);
      database.close();
      const { opened, problem } = await day(thief);
      expectThat(opened === 0, `After ${name} the thief opens ${opened}`);
      expectThat(typeof problem === 'string', `Nobody is told of ${name}`);
      withDatabase(dataDir, (undone) => putBack(undone, before));
      expectThat(await sendOne(), `After ${name} was undone nothing is taken`);
      done.push(name);
    }

    if (restarts) {
      const thief = createKeyPair();
      await program.stop();
      withDatabase(dataDir, (database) => {
        for (const { table } of stored(database)) database.exec(`delete from ${table}`);
        plantAdministrator(database, thief, now);
      });
      program = await stage.start({ dataDir });
      const taken = await sendOne();
      const opened = await openedBy(dataDir, thief);
      expectThat(!taken && opened === 0, `After all keys were removed the thief opens ${opened}`);
      done.push('no keys at all and a planted first administrator');
    }
    expectThat(
      program.output().includes('the keys are not those of this site'),
      'The log says nothing of it',
    );
    return `${done.length} attacks on the stored keys (${done.join(', ')}): 0 messages opened, each told to the holders and in the log`;
  },
});

function plantAdministrator(database: DatabaseSync, { publicKey }: KeyPair, created: string): void {
  database
    .prepare(
      `insert into administrator (id, email, salt, password_cost, verifier_hash, public_key, sealed_private_key, created_at, updated_at)
       values (?, 'backup-service@example.org', '', '{}', '', ?, '', ?, ?)`,
    )
    .run(strangerId, publicKey, created, created);
}

type Stored = { table: string; rows: Row[] }[];

/** The rows of the tables of keys, of those tables that exist. */
function stored(database: DatabaseSync): Stored {
  const known = database.prepare("select name from sqlite_master where type = 'table'").all();
  const names = new Set(known.map(({ name }) => name));
  return tables
    .filter((table) => names.has(table))
    .map((table) => ({ table, rows: database.prepare(`select * from ${table}`).all() as Row[] }));
}

function putBack(database: DatabaseSync, before: Stored): void {
  database.exec('drop trigger if exists swap; pragma foreign_keys = off; begin');
  for (const { table, rows } of before) {
    database.exec(`delete from ${table}`);
    for (const row of rows) {
      const columns = Object.keys(row);
      const placeholders = columns.map(() => '?').join();
      database
        .prepare(`insert into ${table} (${columns.join()}) values (${placeholders})`)
        .run(...Object.values(row));
    }
  }
  database.exec('commit');
}

/** The number of messages that a private key opens, by grants or seals to it. */
async function openedBy(dataDir: string, { privateKey }: KeyPair): Promise<number> {
  const own = await openingKey(privateKey);
  const rows = (statement: string) =>
    withDatabase(dataDir, (database) => database.prepare(statement).all()) as Row[];
  const keys = [privateKey];
  for (const { organisation_key_id, recipient, sealed_key } of rows('select * from key_grant')) {
    const key = openGrant(String(sealed_key), own, String(organisation_key_id), String(recipient));
    const opened = await key.catch(() => undefined);
    if (opened) keys.push(opened);
  }
  const opening = await Promise.all(keys.map(openingKey));
  let count = 0;
  const all = `select submission.kind, id, key_id, version, recipient, sealed_key from submission
    join submission_key on submission_key.kind = submission.kind and submission_id = id`;
  for (const { kind, id, key_id, version, recipient, sealed_key } of rows(all)) {
    const row = { kind: String(kind), id: Number(id), keyId: String(key_id), version: Number(version) };
    const place = submissionContext(row);
    const tries = opening.map((key) =>
      openKey(Buffer.from(sealed_key as Uint8Array), key, place, String(recipient)).then(
        () => true,
        () => false,
      ),
    );
    if ((await Promise.all(tries)).includes(true)) count += 1;
  }
  return count;
}
