import { join } from 'node:path';
import { sections } from '../../../shared/site/sections.ts';
import { makeArchive, publicUrl } from '../contenders/archive.ts';
import { startDiwan } from '../contenders/diwan.ts';
import type { Context } from '../context.ts';
import type { Options } from '../options.ts';
import { output, serverCore } from '../processes.ts';
import { ratios, type Spread, spread } from '../statistics.ts';
import type { RenderCost, RenderCosts, RenderKind } from './render-costs.ts';
import { type ComparedLoad, compareLoad, flood, type Load } from './wrk.ts';

const connections = 64;

/** Items of a section: a preview of the home page, as many as fill a list's page and a feed, and the largest archive. */
const preview = 3;
const fullPage = 20;

/** A response in the three archives, `ratio` that of the largest to the smallest one that shows as much. */
export type RenderedRow = {
  kind: RenderKind;
  small: RenderCost;
  full: RenderCost;
  large: RenderCost;
  ratio: Spread;
};

export type CachedRow = { kind: string; full: ComparedLoad; large: ComparedLoad };

export type Growth = {
  /** Items of each archive. */
  sizes: { small: number; full: number; large: number };
  rendered: RenderedRow[];
  /** A deep list page of the largest archive against its first page. */
  deep: Spread;
  cached: CachedRow[];
  /** Readers who go through the complete archive. */
  walk: Load;
};

/** The cost of responses as the archive grows: rendered, cached, and while readers go through all of it. */
export async function measureGrowth(context: Context): Promise<Growth> {
  const { options, log } = context;
  const largest = Math.ceil(options.items / sections.length);
  log(`an archive of ${options.items} items is made`);
  const folders = {
    small: await makeArchive(preview),
    full: await makeArchive(fullPage),
    large: await makeArchive(largest),
  };
  log('responses are rendered');
  const costs = await measureRendering(options, Object.values(folders));
  log('the same from the cache');
  const { list, 'deep list page': deep } = costs;
  return {
    sizes: {
      small: preview * sections.length,
      full: fullPage * sections.length,
      large: largest * sections.length,
    },
    rendered: (Object.keys(costs) as RenderKind[]).map((kind) => renderedRow(kind, costs[kind])),
    deep: spread(ratios(deep[2].costs, list[2].costs)),
    ...(await measureCached(folders, largest, context)),
  };
}

async function measureRendering(
  { warmUps, batchMs, rounds }: Options,
  folders: string[],
): Promise<RenderCosts> {
  const numbers = [warmUps, batchMs, rounds].map(String);
  const command = [process.execPath, join(import.meta.dirname, 'render-costs.ts'), ...numbers, ...folders];
  return JSON.parse(await output(command, { core: serverCore, env: { NODE_ENV: 'production' } }));
}

/** Home and detail show as much in the smallest archive, lists and feeds need more items than it has. */
function renderedRow(kind: RenderKind, [small, full, large]: RenderCosts[RenderKind]): RenderedRow {
  const base = kind === 'home' || kind === 'detail' ? small : full;
  return { kind, small, full, large, ratio: spread(ratios(large.costs, base.costs)) };
}

async function measureCached(
  folders: { full: string; large: string },
  largest: number,
  { options, programs, log }: Context,
): Promise<Pick<Growth, 'cached' | 'walk'>> {
  const full = await startDiwan({ dataDir: folders.full, publicUrl });
  const large = await startDiwan({ dataDir: folders.large, publicUrl });
  const headers = { 'accept-encoding': 'br' };
  const cached: CachedRow[] = [];
  for (const { kind, path, same = path } of [
    { kind: 'home', path: '/' },
    { kind: 'list', path: '/articles' },
    { kind: 'detail', path: `/articles/${fullPage}/ar`, same: `/articles/${largest}/ar` },
    { kind: 'feed', path: '/feed/articles/ar.xml' },
  ]) {
    const targets = {
      base: { pid: full.pid, url: full.url + path, headers },
      own: { pid: large.pid, url: large.url + same, headers },
    };
    const { base, own } = await compareLoad(programs.wrk, targets, { ...options, connections });
    cached.push({ kind, full: base, large: own });
  }
  await full.stop();
  log('readers go through the complete archive');
  const readers = { pid: large.pid, url: large.url, headers, paths: deepPages(largest) };
  const walk = await flood(programs.wrk, readers, { connections, seconds: 5 * options.seconds });
  await large.stop();
  return { cached, walk };
}

/** Different list pages of all sections in both languages, from the last one. */
function deepPages(itemsOfSection: number): string[] {
  const last = Math.floor(itemsOfSection / 12);
  return Array.from({ length: Math.min(last, 100) }, (_, index) => last - index).flatMap((page) =>
    sections.flatMap(({ list }) => [`${list}?page=${page}`, `/en${list}?page=${page}`]),
  );
}
