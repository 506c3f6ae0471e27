import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { joinHolder, seen } from '../lib/colleague.ts';
import { withDatabase } from '../lib/database-file.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { manage } from '../lib/running-program.ts';
import { receive, senderTo } from '../lib/sender.ts';
import { attachFile, postAbout } from '../lib/sender-files.ts';
import { addFactor, type SignedIn, signIn } from '../lib/signed-in.ts';

const second = { email: 'second@example.org', password: 'the password of the second one' };
const third = { email: 'third@example.org', password: 'the password of the third one' };
const recovered = { email: 'recovered@example.org', password: 'a password after the loss' };

/** Tables with a key for each recipient of an envelope. */
const keyTables = ['submission_key', 'submission_message_key', 'case_entry_key', 'submission_file_key'];

type Report = { number: number; content: Buffer };

/** After each change of the keys every part of each case opens for holders, and the keys before open none of it. */
export const keyChanges = proof({
  promise:
    'Reports with talk, notes and files outlive every change of the keys, and the keys before open nothing',
  full: { reports: 200 },
  quick: { reports: 3 },
  planted: {
    what: 'files that stay sealed to the key before',
    edits: [{ file: 'server/services/keys/resealing/sealed-keys.ts', text: ', fileKeys]', put: ']' }],
  },
  async run(stage, { reports }) {
    const dataDir = stage.folder();
    const { url } = await stage.start({ dataDir });
    let first = await signIn(url);
    await first.post('keys/recovery', { public_key: recoveryWords[0].publicKey });
    const leaving = await joinHolder(url, first, second);
    first = await signIn(url);
    const sender = senderTo(dataDir);
    const all: Report[] = [];
    for (let number = 1; number <= reports; number += 1) {
      const holder = await receive(url, await sender.attempt('report', `report ${number}`));
      const content = randomBytes(5_000);
      await postAbout(url, '/messages', { ...holder, text: `message ${number}` });
      await attachFile(url, holder, { name: `file ${number}`, content });
      await first.post(`reports/${number}/talk`, { text: `reply ${number}`, seen: 1 });
      await first.post(`reports/${number}/case`, { kind: 'note', text: `note ${number}` });
      all.push({ number, content });
    }

    const changes: Record<string, () => Promise<unknown>> = {
      'a rotation': () => first.post('keys/rotate'),
      'the removal of a holder': async () => {
        await first.remove(`administrators/${(await seen(first, second.email)).id}`);
        const { status } = await leaving.call('reports');
        expectThat(status === 401, `Who was removed is answered ${status}`);
      },
      'a reset of a holder': async () => {
        await joinHolder(url, first, third);
        const { id } = await seen(first, third.email);
        const { token } = await first.post<{ token: string }>(`administrators/${id}/reset`);
        await first.post('invitation/accept', { token, password: `${third.password} now` });
        first = await signIn(url);
        await first.post('keys/rotate');
      },
      'a recovery by words': async () => {
        const typed = [recoveryWords[0].words, recovered.password];
        await manage(stage.tree, dataDir, ['recover', recovered.email], typed);
        const session = await signIn(url, recovered);
        await addFactor(url, recovered, session);
        await expectAll(session, all, 'a recovery by words');
      },
    };
    for (const [change, make] of Object.entries(changes)) {
      await make();
      await resealed(first);
      await expectAll(first, all, change);
      const before = sealedToEarlier(dataDir);
      expectThat(before === 0, `After ${change} ${before} keys are sealed to an organisation key before`);
    }
    return `${Object.keys(changes).length} changes over ${reports} reports with a message, a reply, a note and a file each: all open for holders, 0 keys left for those before`;
  },
});

/** Requests for the number of keys left, within which it has to become smaller: some ten seconds. */
const attempts = 200;

/** Resolves when nothing is left to be sealed to the key in use. @throws Broken where that stays undone. */
async function resealed(officer: SignedIn): Promise<void> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let request = 0; request < attempts; request += 1) {
    const { resealing } = await officer.get<{ resealing: number }>('keys');
    if (resealing === 0) return;
    if (resealing < fewest) [fewest, request] = [resealing, 0];
    await delay(50);
  }
  expectThat(false, `${fewest} keys stay sealed to the organisation key before`);
}

/** Number of envelopes' keys that a replaced organisation key opens. */
function sealedToEarlier(dataDir: string): number {
  return withDatabase(dataDir, (database) =>
    keyTables.reduce((sum, table) => {
      const [row] = database
        .prepare(
          `select count(*) as rows from ${table} where recipient like 'organisation:%'
           and recipient not in (select 'organisation:' || id from organisation_key where active is not null)`,
        )
        .all() as { rows: number }[];
      return sum + (row?.rows ?? 0);
    }, 0),
  );
}

/** @throws Broken unless every part of each report opens. */
async function expectAll(officer: SignedIn, reports: readonly Report[], change: string): Promise<void> {
  const rows = await officer.inbox('reports');
  expectThat(rows.length === reports.length, `After ${change} ${rows.length} reports are listed`);
  expectThat(!rows.some(({ damaged }) => damaged), `After ${change} a report does not open`);
  for (const { number, content } of reports) {
    const talk = await officer.get<{ messages: { text: string }[] }>(`reports/${number}/talk`);
    const texts = talk.messages.map(({ text }) => text).join();
    expectThat(
      texts === `message ${number},reply ${number}`,
      `After ${change} a conversation reads “${texts}”`,
    );
    const file = await officer.get<{ entries: { content: { text: string } | null }[] }>(
      `reports/${number}/case`,
    );
    const note = file.entries[0]?.content?.text;
    expectThat(note === `note ${number}`, `After ${change} a note reads “${note}”`);
    const opened = await officer.call(`reports/${number}/files/1`);
    expectThat(opened.body.equals(content), `After ${change} a file does not open`);
  }
}
