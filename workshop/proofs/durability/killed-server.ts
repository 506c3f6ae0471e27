import { setTimeout as delay } from 'node:timers/promises';
import { expectThat, proof } from '../lib/proof.ts';
import { sendRequest } from '../lib/send-request.ts';
import { senderTo } from '../lib/sender.ts';
import { swallowedFailure } from '../lib/shared-defects.ts';
import { signIn } from '../lib/signed-in.ts';
import { startKillable } from './killable-server.ts';
import { openLedger } from './ledger.ts';

/**
 * PostgreSQL itself is killed under load and restarted: acknowledged rows are there, and the site recovers by itself.
 */
export const killedServer = proof({
  promise: 'Acknowledged submissions outlive a PostgreSQL that is killed; the site goes on when it is back',
  full: { times: 40 },
  quick: { times: 3 },
  planted: swallowedFailure,
  async run(stage, { times }) {
    const server = await startKillable(stage);
    const dataDir = stage.folder();
    const site = await stage.start({
      dataDir,
      environment: { DATABASE_URL: server.url, SAMPLE_CONTENT: 'on' },
    });
    const { attempt } = senderTo(dataDir);
    const ledger = openLedger();
    const refused = new Set<number>();
    let [putOff, slowest] = [0, 0];
    for (let time = 1; time <= times; time += 1) {
      const senders = ledger.sendOn(site.url, attempt, { senders: 8, label: `kill ${time}`, pause: 100 });
      await delay(stage.chance.between(200, 700));
      await sendRequest(`${site.url}/en`);
      server.kill();
      const { status } = await sendRequest(`${site.url}/en`);
      expectThat(status === 200, `Without its database, a page that is kept is answered ${status}`);
      await server.startAgain();
      slowest = Math.max(slowest, await untilTaken(site.url));
      senders.end();
      for (const other of await senders.ended) refused.add(other);
      putOff += await ledger.settle(site.url);
    }
    await ledger.audit(await signIn(site.url));
    expectThat(putOff > 0, 'No submission was in the middle of its way when the server was killed');
    const others = [...refused].filter((status) => status !== 503);
    expectThat(others.length === 0, `Submissions were answered ${others.join()}`);
    return `${times} × kill -9 of all of PostgreSQL's processes under load: of ${ledger.acknowledged.size} acknowledged 0 lost, 0 twice; ${putOff} put off (503) and taken when sent again; pages answered meanwhile; ready again ${Math.round(slowest)} ms after the server at the slowest, by itself`;
  },
});

/** @returns how many milliseconds the site took to be ready again. */
async function untilTaken(url: string): Promise<number> {
  const began = performance.now();
  while ((await sendRequest(`${url}/readyz`)).status !== 200) {
    expectThat(performance.now() - began < 30_000, 'The site is not ready half a minute after its database');
    await delay(20);
  }
  return performance.now() - began;
}
