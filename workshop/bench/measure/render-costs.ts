// A program of its own, on the servers' core: the cost of uncached responses in sites of several sizes.
// Arguments: warm-up requests, milliseconds of a batch, rounds, then the sites' data folders. It prints JSON.
import { createApp } from '../../../server/app.ts';
import { createServices } from '../../../server/composition.ts';
import { readConfig } from '../../../server/config.ts';
import { connect } from '../../../server/db/connect.ts';
import { servePages } from '../../../server/http/pages/page-renderer.ts';
import { builtPages } from '../../../server/http/pages/page-sources.ts';
import { publicUrl } from '../contenders/archive.ts';
import { environment } from '../contenders/diwan.ts';
import { type Spread, spread } from '../statistics.ts';

export type RenderKind = keyof ReturnType<typeof pathsOf>;

/** The processor's milliseconds for a response, and responses per second meanwhile; `costs` are those of the rounds. */
export type RenderCost = { costs: number[]; cpu: Spread; perSecond: Spread };

/** The cost of each response in each of three sites. */
export type RenderCosts = Record<RenderKind, [RenderCost, RenderCost, RenderCost]>;

type Site = Awaited<ReturnType<typeof openSite>>;

const [warmUps, batchMs, rounds, ...dataDirs] = process.argv.slice(2);
const sites = await Promise.all(dataDirs.map(openSite));
const costs: Record<string, RenderCost[]> = {};
for (const kind of Object.keys(pathsOf(1, 1)) as RenderKind[]) costs[kind] = await measure(kind);
process.stdout.write(JSON.stringify(costs));
for (const { close } of sites) await close();

async function openSite(dataDir: string) {
  const config = {
    ...readConfig(environment({ port: 3000, dataDir, publicUrl })),
    logLevel: 'silent' as const,
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
  const paths = pathsOf(items[0]?.id ?? 1, total);
  return { app, paths, close: () => app.close().then(() => database.close()) };
}

function pathsOf(newest: number, total: number) {
  return {
    'home': '/',
    'list': '/articles',
    'deep list page': `/articles?page=${Math.max(1, Math.floor(total / 12) - 1)}`,
    'detail': `/articles/${newest}/ar`,
    'feed': '/feed/articles/ar.xml',
    'list call': '/api/articles?limit=12',
  };
}

/** The cost of a response in each site, measured alternately. */
async function measure(kind: RenderKind): Promise<RenderCost[]> {
  const rows = sites.map((site) => ({ site, costs: [] as number[], speeds: [] as number[] }));
  // The first responses are the compiler's
  for (let request = 0; request < Number(warmUps); request += 1) {
    for (const site of sites) await render(site, kind);
  }
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const row of rows) {
      const { cost, speed } = await batch(row.site, kind);
      row.costs.push(cost);
      row.speeds.push(speed);
    }
  }
  return rows.map((row) => ({ costs: row.costs, cpu: spread(row.costs), perSecond: spread(row.speeds) }));
}

/** Injects a request into the framework, behind the response cache. */
async function render({ app, paths }: Site, kind: RenderKind): Promise<void> {
  const { statusCode } = await app.inject({ url: paths[kind] });
  if (statusCode !== 200) throw new Error(`The response of ${paths[kind]} has status ${statusCode}.`);
}

/** One request after another for a while. */
async function batch(site: Site, kind: RenderKind): Promise<{ cost: number; speed: number }> {
  const started = performance.now();
  const before = process.cpuUsage();
  let rendered = 0;
  while (performance.now() - started < Number(batchMs)) {
    await render(site, kind);
    rendered += 1;
  }
  const { user, system } = process.cpuUsage(before);
  return {
    cost: (user + system) / 1e3 / rendered,
    speed: rendered / ((performance.now() - started) / 1e3),
  };
}
