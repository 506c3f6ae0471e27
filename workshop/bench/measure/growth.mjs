import { join } from 'node:path';
import { sections } from '../../../shared/site/sections.ts';
import { makeArchive, publicUrl } from '../contenders/archive.mjs';
import { startDiwan } from '../contenders/diwan.mjs';
import { output, serverCore } from '../processes.mjs';
import { ratio } from '../statistics.mjs';
import { flood, inTurn } from './wrk.mjs';

const connections = 64;

/** As many as fill a list's page and a feed, so that sites of any size show as much. */
const fullPage = 20;
const preview = 3;

/**
 * The cost of responses as the archive grows: rendered, cached, and while readers go through all of it.
 * @param {import('../stage.mjs').Stage} stage
 */
export async function measureGrowth({ options, programs, say }) {
  const most = Math.ceil(options.items / sections.length);
  say(`an archive of ${options.items} items is made`);
  const folders = [];
  for (const each of [preview, fullPage, most]) folders.push(await makeArchive(each));
  say('answers made anew');
  const made = await work(options, folders);
  say('the same, kept');
  return {
    sizes: [preview, fullPage, most].map((each) => each * sections.length),
    made: Object.entries(made).map(([kind, sites]) => grown(kind, sites)),
    deep: ratio(made['deep list page'][2].cost, made.list[2].cost),
    ...(await kept(folders[1], folders[2], most, { options, programs, say })),
  };
}

/** @param {import('../options.mjs').Options} options @param {string[]} folders */
async function work({ warmUps, batchMs, rounds }, folders) {
  const numbers = [warmUps, batchMs, rounds].map(String);
  const command = [process.execPath, join(import.meta.dirname, 'work.mjs'), ...numbers, ...folders];
  return JSON.parse(await output(command, { core: serverCore, env: { NODE_ENV: 'production' } }));
}

/** Home and detail show as much in the smallest site, lists and feeds need more than it has. */
function grown(kind, [small, full, large]) {
  const base = kind === 'home' || kind === 'detail' ? small : full;
  return { kind, small, full, large, ratio: ratio(large.cost, base.cost) };
}

async function kept(smallFolder, largeFolder, most, { options, programs, say }) {
  const [small, large] = [
    await startDiwan({ dataDir: smallFolder, publicUrl }),
    await startDiwan({ dataDir: largeFolder, publicUrl }),
  ];
  const headers = { 'accept-encoding': 'br' };
  const rows = [];
  for (const [kind, [path, same = path]] of Object.entries({
    home: ['/'],
    list: ['/articles'],
    detail: [`/articles/${fullPage}/ar`, `/articles/${most}/ar`],
    feed: ['/feed/articles/ar.xml'],
  })) {
    const targets = [
      { ...small, url: small.url + path, headers },
      { ...large, url: large.url + same, headers },
    ];
    const [base, grownFigures] = await inTurn(programs.wrk, targets, { ...options, connections });
    rows.push({ kind, small: base, large: grownFigures });
  }
  await small.stop();
  say('readers go through the whole archive');
  const readers = { ...large, headers, paths: deepPages(most) };
  const walk = await flood(programs.wrk, readers, { connections, seconds: 5 * options.seconds });
  await large.stop();
  return { kept: rows, walk };
}

/** List pages of all sections in both languages, each another. @param {number} most items of a section */
function deepPages(most) {
  const pages = Math.floor(most / 12);
  return Array.from({ length: Math.min(pages, 100) }, (_, index) => pages - index).flatMap((page) =>
    sections.flatMap(({ list }) => [`${list}?page=${page}`, `/en${list}?page=${page}`]),
  );
}
