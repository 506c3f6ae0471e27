import { join } from 'node:path';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { manage } from '../lib/running-program.ts';
import { receive, senderTo } from '../lib/sender.ts';
import { signIn } from '../lib/signed-in.ts';

const withinMs = 5 * 60_000;

/** A backup becomes a whole site again, in an empty folder and by the words alone. */
export const restores = proof({
  promise: 'Backups are restored whole into an empty folder',
  full: { times: 20, submissions: 200 },
  quick: { times: 1, submissions: 10 },
  planted: {
    what: 'a backup without the keys of what was sent',
    edits: [{ in: 'backedUpTables', find: 'submission_key: true', put: 'submission_key: false' }],
  },
  async run(stage, { times, submissions }) {
    const dataDir = stage.folder();
    const site = await stage.start({ dataDir, environment: { SAMPLE_CONTENT: 'on' } });
    const editor = await signIn(site.url);
    await editor.post('keys/recovery', { public_key: recoveryWords[0].publicKey });
    const { attempt } = senderTo(dataDir);
    let [slowest, opened] = [0, 0];
    for (let time = 1; time <= times; time += 1) {
      for (let number = 0; number < submissions / times; number += 1)
        await receive(
          site.url,
          await attempt(stage.chance.pick(['contact', 'report']), `${time}, ${number}`),
        );
      const before = await contentOf(site.url);
      const file = join(stage.folder(), 'one.tar.age');
      await manage(stage.tree, dataDir, ['backup', file]);
      const elsewhere = stage.folder();
      const began = performance.now();
      await manage(stage.tree, elsewhere, ['restore', file], [recoveryWords[0].words]);
      const restored = await stage.start({ dataDir: elsewhere });
      const after = await contentOf(restored.url);
      slowest = Math.max(slowest, performance.now() - began);
      expectThat(slowest < withinMs, `It took ${Math.round(slowest / 1_000)} seconds`);
      for (const list of Object.keys(before))
        expectThat(before[list] === after[list], `${list} is not what it was`);
      opened += 1;
      await restored.stop();
    }
    return `${opened} restores into an empty folder (content, keys, up to ${submissions} submissions): 100 % of the rows open and are the same; answering again after ${(slowest / 1_000).toFixed(1)} s at the slowest`;
  },
});

/** All lists that readers and a holder see. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const reader = await signIn(url);
  const lists = ['contacts', 'reports'] as const;
  const inbox = await Promise.all(lists.map(async (list) => [list, await reader.inbox(list)] as const));
  for (const [list, rows] of inbox)
    expectThat(!rows.some(({ damaged }) => damaged), `${list} holds what does not open`);
  const published = ['articles', 'tenders', 'studies', 'managers', 'about-manager-details'];
  const open = await Promise.all(published.map(async (path) => [path, await reader.get(path)] as const));
  return Object.fromEntries([...inbox, ...open].map(([name, rows]) => [name, JSON.stringify(rows)]));
}
