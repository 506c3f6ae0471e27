import type { DatabaseSync } from 'node:sqlite';
import { type Chance, flipped } from '../lib/chance.ts';
import { withDatabase } from '../lib/database-file.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { receive, senderTo } from '../lib/sender.ts';
import { signIn } from '../lib/signed-in.ts';

/** The stored form of one submission, and its place. */
type Row = {
  kind: string;
  id: number;
  key_id: string;
  recipient: string;
  body: Uint8Array;
  sealed_key: Uint8Array;
};
type Change = Partial<Omit<Row, 'kind' | 'id'>>;

const lists = { contact: 'contacts', report: 'reports' } as const;
const all = `select submission.kind, id, key_id, body, recipient, sealed_key from submission
  join submission_key on submission_key.kind = submission.kind and submission_id = id
  where recipient <> 'receipt' order by 1, 2`;

/** Changes of a row behind the site's back, with another row at hand. */
const changes: ((row: Row, other: Row, chance: Chance) => Change)[] = [
  ({ body }, _other, chance) => ({ body: flipped(body, chance) }),
  ({ sealed_key }, _other, chance) => ({ sealed_key: flipped(sealed_key, chance) }),
  ({ body }, _other, chance) => ({ body: body.slice(0, chance.below(body.length)) }),
  ({ body }, _other, chance) => ({ body: Buffer.concat([body, chance.bytes(chance.between(1, 40))]) }),
  ({ sealed_key }, _other, chance) => ({ sealed_key: sealed_key.slice(0, chance.below(sealed_key.length)) }),
  ({ body }, _other, chance) => ({ body: chance.bytes(body.length) }),
  (_row, { body }) => ({ body }),
  (_row, { sealed_key }) => ({ sealed_key }),
  (_row, { key_id }) => ({ key_id }),
  (_row, { body, sealed_key }) => ({ body, sealed_key }),
  // The whole of another row, in its place
  (_row, { body, sealed_key, key_id }) => ({ body, sealed_key, key_id }),
  ({ recipient }, _other, chance) => ({
    recipient: `${recipient.slice(0, -1)}${chance.pick(['', '%', '/'])}`,
  }),
];

/** A row that was changed, swapped or moved is shown as damaged, never as something else. */
export const rows = proof({
  promise: 'Stored rows that were changed or swapped are never opened as something else',
  full: { mutations: 10_000, each: 50 },
  quick: { mutations: 240, each: 10 },
  planted: {
    what: 'envelopes that are not bound to their number',
    edits: [
      {
        in: 'beginEnvelope',
        find: "['diwan submission', $version, $kind, $id, $$$others]",
        put: "['diwan submission', $version, $kind, $$$others]",
      },
    ],
  },
  async run(stage, { mutations, each }) {
    const dataDir = stage.folder();
    const { url } = await stage.start({ dataDir });
    const { attempt } = senderTo(dataDir);
    for (let number = 1; number <= each; number += 1) {
      for (const kind of ['contact', 'report'] as const)
        await receive(url, await attempt(kind, `${kind} ${number}`));
    }
    const reader = await signIn(url);
    const originals = withDatabase(dataDir, (database) => database.prepare(all).all()) as Row[];
    // The constraints of the database are its writer's to take away
    withDatabase(dataDir, (database) => database.exec('drop index submission_key_id'));
    let done = 0;
    while (done < mutations) {
      const changed = originals.map((row) => ({ row, change: changeOf(row, originals, stage.chance) }));
      withDatabase(dataDir, (database) => {
        for (const { row, change } of changed) store(database, { ...row, ...change });
      });
      for (const list of Object.values(lists)) {
        for (const { id, damaged } of await reader.inbox(list))
          expectThat(damaged, `${list} ${id} was opened although it was changed`);
      }
      done += changed.length;
    }
    withDatabase(dataDir, (database) => {
      for (const row of originals) store(database, row);
    });
    for (const [kind, list] of Object.entries(lists)) {
      const full = (await reader.inbox(list)).filter(({ id, message, details }) =>
        [message, details].includes(`${kind} ${id}`),
      );
      expectThat(full.length === each, `Of ${each} ${list} ${full.length} open as they were`);
    }
    return `${done} mutations (bits, lengths, keys, swaps between rows and kinds): 0 opened; put back, all ${originals.length} rows open`;
  },
});

function changeOf(row: Row, originals: Row[], chance: Chance): Change {
  for (;;) {
    const change = chance.pick(changes)(row, chance.pick(originals), chance);
    const differs = Object.entries(change).some(
      ([column, value]) => !Buffer.from(value).equals(Buffer.from(row[column as keyof Change])),
    );
    if (differs) return change;
  }
}

function store(database: DatabaseSync, { kind, id, key_id, body, recipient, sealed_key }: Row): void {
  database
    .prepare('update submission set key_id = ?, body = ? where kind = ? and id = ?')
    .run(key_id, body, kind, id);
  database
    .prepare(
      `update submission_key set recipient = ?, sealed_key = ?
       where kind = ? and submission_id = ? and recipient <> 'receipt'`,
    )
    .run(recipient, sealed_key, kind, id);
}
