import { setTimeout as delay } from 'node:timers/promises';
import { integrityOf } from '../lib/database-file.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { senderTo } from '../lib/sender.ts';
import { signIn } from '../lib/signed-in.ts';
import { openLedger } from './ledger.ts';

/** Killed in the middle of what it does, again and again, it loses nothing that it acknowledged and keeps nothing twice. */
export const kills = proof({
  promise: 'Acknowledged submissions outlive a program that is killed',
  full: { times: 200, perSecond: 50, readyWithin: 3_000 },
  quick: { times: 3, perSecond: 0, readyWithin: Infinity },
  planted: {
    what: 'a submission that is acknowledged before it is stored',
    edits: [
      {
        in: 'submissionRoutes',
        find: 'await $services.submissions.send($$$given)',
        put: 'setTimeout(() => void $services.submissions.send($$$given), 100)',
      },
    ],
  },
  async run(stage, { times, perSecond, readyWithin }) {
    const dataDir = stage.folder();
    const ledger = openLedger();
    let site = await stage.start({ dataDir });
    const { attempt } = senderTo(dataDir);
    let [sending, sentAgain, slowest] = [0, 0, 0];
    for (let time = 1; time <= times; time += 1) {
      const began = performance.now();
      const senders = ledger.sendOn(site.url, attempt, { label: `kill ${time}` });
      await delay(stage.chance.between(150, 450));
      senders.end();
      await site.kill();
      sending += performance.now() - began;
      await senders.ended;
      site = await stage.start({ dataDir });
      slowest = Math.max(slowest, site.startedIn);
      expectThat(site.startedIn < readyWithin, `It was ready after ${Math.round(site.startedIn)} ms only`);
      const integrity = integrityOf(dataDir);
      expectThat(integrity === 'ok', `The database was damaged by kill ${time}: ${integrity}`);
      sentAgain += await ledger.settle(site.url);
    }
    await ledger.audit(await signIn(site.url));
    const rate = (ledger.acknowledged.size - sentAgain) / (sending / 1_000);
    expectThat(rate >= perSecond, `${rate.toFixed()} submissions per second were acknowledged`);
    return `${times} kills at ${rate.toFixed()} acknowledged submissions/s: of ${ledger.acknowledged.size} 0 lost, 0 twice (${sentAgain} had lost their answer and were sent again); ${times}/${times} integrity checks; ready again in ${Math.round(slowest)} ms at the slowest`;
  },
});
