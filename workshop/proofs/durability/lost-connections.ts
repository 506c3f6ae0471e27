import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../../stand-ins/postgres.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { senderTo } from '../lib/sender.ts';
import { swallowedFailure } from '../lib/shared-defects.ts';
import { signIn } from '../lib/signed-in.ts';
import { openLedger } from './ledger.ts';

/** PostgreSQL ends connections in the middle of their work: no submission is acknowledged without being stored. */
export const lostConnections = proof({
  promise: 'Acknowledged submissions outlive connections to PostgreSQL that are lost',
  full: { cuts: 300 },
  quick: { cuts: 30 },
  planted: swallowedFailure,
  async run(stage, { cuts }) {
    const server = await startPostgres();
    stage.later(() => server.stop());
    const dataDir = stage.folder();
    const site = await stage.start({ dataDir, environment: { DATABASE_URL: server.url } });
    const operator = new Client(server.url);
    await operator.connect();
    stage.later(() => operator.end());
    const { attempt } = senderTo(dataDir);
    const ledger = openLedger();
    const senders = ledger.sendOn(site.url, attempt);
    for (let cut = 0; cut < cuts; cut += 1) {
      await delay(stage.chance.between(10, 90));
      await operator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
      );
    }
    senders.end();
    const refused = await senders.ended;
    const putOff = await ledger.settle(site.url);
    await ledger.audit(await signIn(site.url));
    expectThat(putOff > 0, 'No submission was in the middle of its way when connections were cut');
    expectThat(
      [...refused].every((status) => status === 503),
      `Submissions were answered ${[...refused].join()}`,
    );
    return `${cuts} times all connections ended by the server: of ${ledger.acknowledged.size} acknowledged 0 lost, 0 twice; ${putOff} put off (503) and taken when sent again`;
  },
});
