import { message } from '#shared/messages/messages.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { type PostgresSite, type Stored, startPostgresSite } from './postgres-site.ts';

/** The search has to find stored values: otherwise finding none would prove nothing. */
async function expectFound(site: PostgresSite, remaining: Stored[]): Promise<void> {
  const all = [...remaining.map(({ key }) => key), ...remaining.map(({ body }) => body)];
  expectThat((await site.found('base', all)) === all.length, 'What is stored is not found in its files');
}

/** Searches all files of a PostgreSQL and its dumps for deleted reports, withdrawn grants and keys of sessions. */
export const postgresDeletion = proof({
  promise: 'On PostgreSQL, what was deleted is gone from the tables’ files the next night, its key at once',
  full: { submissions: 400 },
  quick: { submissions: 24 },
  needs: { pg_dump: 'postgresql-client' },
  planted: {
    what: 'tables that are never rewritten',
    edits: [
      { in: 'rewriteTables', find: 'await rewrite($connection, $table)', put: 'void [$connection, $table]' },
    ],
  },
  async run(stage, { submissions }) {
    const site = await startPostgresSite(stage);
    await site.fill(submissions);
    const editor = await site.editor();
    const all = await site.stored();
    const deleted = all.filter(({ id }) => id % 2 === 0);
    const remaining = all.filter(({ id }) => id % 2 === 1);
    await expectFound(site, all);
    // As the server does by itself: it copies samples of the rows into its statistics
    await site.query('analyze');
    for (const { kind, id } of deleted) {
      for (const way of ['soft-delete', 'hard-delete']) await editor.remove(`${kind}/${id}/${way}`);
    }
    const keys = deleted.map(({ key }) => key);
    const bodies = deleted.map(({ body }) => body);
    const left = await site.found('base', keys);
    expectThat(left === 0, `${left} of ${keys.length} sealed keys are in the files right after the deletion`);

    const sealedGrants = async () =>
      (await site.query<{ sealed_key: string }>('select sealed_key from key_grant')).map(({ sealed_key }) =>
        Buffer.from(sealed_key),
      );
    const withdrawn = await sealedGrants();
    expectThat((await site.found('base', withdrawn)) > 0, 'A grant is not found in its file');
    await site.query('delete from key_grant');

    const wraps = (
      await site.query<{ wrapped: string }>("select encode(wrapped, 'hex') as wrapped from session_keys")
    ).map(({ wrapped }) => Buffer.from(wrapped));
    const inDump = (...options: string[]) =>
      wraps.filter((wrap) => site.dump(...options).includes(wrap)).length;
    expectThat(
      wraps.length > 0 && inDump() === wraps.length,
      'The keys of sessions are not found in a plain dump',
    );
    expectThat(inDump('--no-unlogged-table-data') === 0, 'The documented dump holds keys of sessions');

    await site.nextNight();
    const gone = [...keys, ...bodies, ...withdrawn];
    const still = await site.found('base', gone);
    expectThat(still === 0, `${still} of ${gone.length} deleted values are in the files after the night`);
    await expectFound(site, remaining);
    const page = await fetch(`${site.url()}/en/contact-us?tab=report`);
    const words = (await page.text()).replaceAll('&#x27;', "'");
    const promised = words.includes(message('en', 'report.notStoredButLogged'));
    expectThat(
      promised && !words.includes(message('en', 'report.notStored')),
      'The report page promises too much',
    );

    // The log is removed up to the checkpoint before the last
    for (let turn = 0; turn < 3; turn += 1)
      await site.query('select pg_switch_wal()').then(() => site.query('checkpoint'));
    const recycled = await site.found('pg_wal', [...keys, ...bodies]);
    expectThat(recycled === 0, `${recycled} deleted values are in a log that was recycled`);
    return `${submissions} submissions, ${deleted.length} deleted: 0 sealed keys in base/ right after it, 0 sealed keys, bodies and withdrawn grants after the night (found before it); 0 sealed keys and bodies in pg_wal once it was recycled; ${wraps.length} keys of sessions in a plain dump, 0 in the documented one`;
  },
});
