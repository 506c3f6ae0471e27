// Runs by itself, on the servers' core: what each answer costs when nothing is kept, in sites of several sizes.
// Arguments: answers to warm up with, milliseconds of a batch, rounds, then the sites' data folders. Says JSON.
import { createApp } from '../../../server/app.ts';
import { createServices } from '../../../server/composition.ts';
import { readConfig } from '../../../server/config.ts';
import { connect } from '../../../server/db/connect.ts';
import { servePages } from '../../../server/http/pages/page-renderer.ts';
import { builtPages } from '../../../server/http/pages/page-sources.ts';
import { publicUrl } from '../contenders/archive.mjs';
import { environment } from '../contenders/diwan.mjs';
import { spread } from '../statistics.mjs';

const [warmUps, batchMs, rounds, ...dataDirs] = process.argv.slice(2);
const sites = await Promise.all(dataDirs.map(openSite));
const found = {};
for (const kind of Object.keys(sites[0].paths)) found[kind] = await measure(kind);
process.stdout.write(JSON.stringify(found));
for (const { close } of sites) await close();

/** @param {string} dataDir */
async function openSite(dataDir) {
  const config = {
    ...readConfig(environment({ port: 3000, dataDir, publicUrl })),
    logLevel: 'silent',
    limits: false,
  };
  const database = await connect(config);
  const services = createServices({ ...config, db: database.db });
  const createHandler = await builtPages();
  const app = await createApp({
    services,
    config,
    web: (host) => servePages(host, { services, publicUrl, built: true, createHandler }),
  });
  const { items, total } = await services.content.list('articles', { limit: 1 });
  return { app, paths: pathsOf(items[0].id, total), close: () => app.close().then(() => database.close()) };
}

/** @param {number} newest @param {number} total */
function pathsOf(newest, total) {
  return {
    'home': '/',
    'list': '/articles',
    'deep list page': `/articles?page=${Math.max(1, Math.floor(total / 12) - 1)}`,
    'detail': `/articles/${newest}/ar`,
    'feed': '/feed/articles/ar.xml',
    'list call': '/api/articles?limit=12',
  };
}

/** The processor's milliseconds for an answer in each site, in turn; and the answers per second meanwhile. */
async function measure(kind) {
  const costs = sites.map(() => []);
  const speeds = sites.map(() => []);
  // The first answers are the compiler's
  for (let time = 0; time < Number(warmUps); time += 1) {
    for (const { app, paths } of sites) await asked(app, paths[kind]);
  }
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const [index, { app, paths }] of sites.entries()) {
      const { cost, speed } = await batch(app, paths[kind]);
      costs[index].push(cost);
      speeds[index].push(speed);
    }
  }
  return sites.map((_, index) => ({
    cost: costs[index],
    cpu: spread(costs[index]),
    perSecond: spread(speeds[index]),
  }));
}

/** Asks the framework itself, past the kept answers. */
async function asked(app, url) {
  const { statusCode } = await app.inject({ url });
  if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}`);
}

/** One after the other for a while. */
async function batch(app, url) {
  const began = performance.now();
  const before = process.cpuUsage();
  let answers = 0;
  while (performance.now() - began < Number(batchMs)) {
    await asked(app, url);
    answers += 1;
  }
  const { user, system } = process.cpuUsage(before);
  return { cost: (user + system) / 1e3 / answers, speed: answers / ((performance.now() - began) / 1e3) };
}
