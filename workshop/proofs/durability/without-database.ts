import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { expectThat, proof } from '../lib/proof.ts';
import { metricsHeaders } from '../lib/running-program.ts';
import { sendRequest, sendUntilAccepted } from '../lib/send-request.ts';
import { signIn } from '../lib/signed-in.ts';
import { startKillable } from './killable-server.ts';

const pages = [
  '/',
  '/en',
  '/articles',
  '/en/tenders',
  '/articles/1/ar',
  '/en/managers',
  '/feed/articles/ar.xml',
];
const title = 'عنوان بعد عودة القاعدة';

/**
 * PostgreSQL is killed, right after something outside has purged the cache, and started again after a while: every page that was
 * read is there meanwhile, and shows the next change afterwards.
 */
export const withoutDatabase = proof({
  promise: 'Pages that were read go on without the database, and are current when it is back',
  full: { seconds: 60 },
  quick: { seconds: 3 },
  planted: {
    what: 'a purge that leaves nothing to send',
    edits: [{ in: 'createResponseStore', find: 'entry.stale ? {} : entry', put: '{}' }],
  },
  async run(stage, { seconds }) {
    const server = await startKillable(stage);
    const environment = { DATABASE_URL: server.url, SAMPLE_CONTENT: 'on' };
    const site = await stage.start({ dataDir: stage.folder(), environment });
    const read = async (page: string) =>
      sendRequest(`${site.url}${page}`, { headers: { accept: 'text/html' } });
    const hasMetric = async (text: string) =>
      (await sendRequest(`${site.url}/metrics`, { headers: metricsHeaders })).body.includes(text);
    for (const page of pages) await read(page);
    const client = new Client(server.url);
    client.on('error', () => undefined);
    await client.connect();
    // Missed by the site's own messages: it purges everything that it has
    await client.query(`
      set session_replication_role = replica;
      update content_version set version = version + 1
    `);
    while (!(await hasMetric('diwan_cached_responses_bytes 0'))) await delay(50);
    server.kill();
    const until = performance.now() + seconds * 1_000;
    let [reads, isCalm] = [0, false];
    while (performance.now() < until) {
      for (const page of pages) {
        const { status } = await read(page);
        expectThat(status === 200, `${page} was answered ${status} without the database`);
        reads += 1;
      }
      isCalm ||= await hasMetric('diwan_calm_mode{reason="database"} 1');
      await delay(20);
    }
    expectThat(isCalm, 'The site did not say that it is in calm mode');
    await server.startAgain();
    await sendUntilAccepted(`${site.url}/readyz`);
    const session = await signIn(site.url);
    await session.call('items/articles/1', { method: 'PUT', body: { title_ar: title } });
    await session.post('items/articles/1/publish', { sides: { ar: {} }, despite_differences: true });
    expectThat((await read('/articles/1/ar')).body.includes(title), 'A page is not current afterwards');
    while (await hasMetric('diwan_calm_mode{reason="database"} 1')) await delay(50);
    return `PostgreSQL killed for ${seconds} s after a purge: ${reads} reads of ${pages.length} pages, 0 failed`;
  },
});
