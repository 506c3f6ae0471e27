import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../../stand-ins/postgres.ts';
import { expectThat, proof } from '../lib/proof.ts';
import type { RunningProgram } from '../lib/running-program.ts';
import { type SignedIn, signIn, withToken } from '../lib/signed-in.ts';
import type { Stage } from '../lib/stage.ts';
import {
  createDraft,
  type Edited,
  editOn,
  expectComplete,
  expectFired,
  scheduleAt,
} from './published-items.ts';

type Setting = { name: string; instances: number; environment: Record<string, string> };

/** Killed in the middle of publications, restorations and their moments, it does each of them completely or not at all. */
export const publishing = proof({
  promise:
    'Publications and their moments outlive a program that is killed: each is complete, and fires once',
  full: { times: 100, postgres: true },
  quick: { times: 2, postgres: false },
  planted: {
    what: 'a publication that is acknowledged before it is stored',
    edits: [
      {
        in: 'publishingRoutes',
        find: 'return $services.publishing.publish($section, $id, $body, $author);',
        put: 'return (setTimeout(() => void $services.publishing.publish($section, $id, $body, $author).catch(() => {}), 400), $services.publishing.find($section, $id));',
      },
    ],
  },
  async run(stage, { times, postgres }) {
    const settings: Setting[] = [{ name: 'SQLite', instances: 1, environment: {} }];
    if (postgres) {
      const server = await startPostgres();
      stage.later(() => server.stop());
      const environment = { DATABASE_URL: server.url, START_SECRET: 'a secret of the proofs, long enough' };
      settings.push({ name: 'three instances on PostgreSQL', instances: 3, environment });
    }
    const results: string[] = [];
    for (const setting of settings) results.push(await withKills(stage, setting, times));
    return results.join('; ');
  },
});

async function withKills(stage: Stage, { name, instances, environment }: Setting, times: number) {
  const dataDir = stage.folder();
  const start = async () => {
    const sites: RunningProgram[] = [];
    for (let count = 0; count < instances; count += 1)
      sites.push(await stage.start({ dataDir, environment }));
    return sites;
  };
  let sites = await start();
  const { token } = await signIn(sites[0]?.url ?? '');
  const editors = () => sites.map(({ url }) => withToken(url, token));
  const tally = { published: 0, fired: 0, missed: 0 };
  for (let time = 1; time <= times; time += 1) {
    const [editor] = editors() as [SignedIn];
    const edited: Edited[] = [];
    for (let count = 0; count < 2; count += 1) edited.push(await createDraft(sites[0]?.url ?? '', editor));
    const dueTimes = [100, 300, 500].map((within) => Date.now() + stage.chance.between(within, within + 150));
    const scheduled = await Promise.all(
      dueTimes.map(async (due) => ({
        due,
        id: (await createDraft(sites[0]?.url ?? '', editor)).id,
      })),
    );
    // A moment that has passed by then is refused, and its item stays a draft
    const accepted = await Promise.all(scheduled.map(({ id, due }) => scheduleAt(editor, id, due)));
    const killed = new AbortController();
    const editing = edited.map((item) => editOn(stage.chance.pick(editors()), item, killed.signal));
    await delay(stage.chance.between(150, 500));
    killed.abort();
    const at = Date.now();
    await Promise.all(sites.map((site) => site.kill()));
    await Promise.all(editing);
    sites = await start();
    const [again] = editors() as [SignedIn];
    for (const item of edited) tally.published += await expectComplete(again, item);
    for (const [index, { id, due }] of scheduled.entries()) {
      if (!accepted[index]) continue;
      await expectFired(again, id, due);
      tally.fired += 1;
      if (due > at) tally.missed += 1;
    }
  }
  await Promise.all(sites.map((site) => site.kill()));
  expectThat(tally.published > 0 && tally.fired > 0, 'No publication was acknowledged before a kill');
  return `${name}: ${times} × kill -9 amid publications, deletions and restorations: of ${tally.published} acknowledged publications 0 lost, 0 by halves; ${tally.fired} moments fired once each and none early, ${tally.missed} of them after the kill`;
}
