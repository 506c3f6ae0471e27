import { count, kilobytes, megabytes, seconds, spreadOf, time, times } from './format.mjs';
import { references } from './references.mjs';

/** @typedef {{ what: string, goal: string, figure: string, reached: boolean }} Goal */

/**
 * The goals that the measured parts say something of.
 * @param {Record<string, any>} results
 * @returns {Goal[]}
 */
export function goals(results) {
  const parts = {
    requests: ofRequests,
    views: ofViews,
    weight: ofWeight,
    audits: ofAudits,
    growth: ofGrowth,
    writes: ofWrites,
    starts: ofStarts,
    instances: ofInstances,
  };
  const found = Object.entries(parts).flatMap(([name, of]) => (results[name] ? of(results[name]) : []));
  return [...found, ...ofMemory(results)];
}

/** The figure that is compared with nginx and with the references: a page at 64 connections, in Brotli. */
export function comparedRow(requests, page) {
  return requests.find((row) => row.page === page && row.connections === 64 && row.encoding === 'br');
}

function ofRequests(requests) {
  const kept = ['home', 'list', 'detail'].flatMap((page) => {
    const { perSecond, p99 } = comparedRow(requests, page).diwan;
    return [
      atLeast(`${page}: requests/s against nginx, 64 connections`, 0.65, perSecond.ratio, times),
      atMost(`${page}: p99 against nginx, 64 connections`, 2, p99.ratio, times),
    ];
  });
  const unchanged = comparedRow(requests, 'home, unchanged (304)').diwan.perSecond.ratio;
  const home = comparedRow(requests, 'home').diwan.perSecond.median;
  const others = references.map(({ system, home: theirs, goal }) =>
    atLeast(`home against ${system} (another run)`, goal, home / theirs, times),
  );
  return [...kept, atLeast('304 against nginx, 64 connections', 0.9, unchanged, times), ...others];
}

function ofViews([first]) {
  const { ratio } = first.diwan.perSecond;
  return [atLeast('home: first views/s against the plain application', 100, ratio, times)];
}

function ofWeight(rows) {
  const own = rows.filter(({ data }) => data === 0);
  const homes = own.filter(({ name }) => name.startsWith('home'));
  const before = Math.max(...homes.map(({ total }) => total));
  const goal = atMost('home before interaction: HTML, style and script', 25e3, before, kilobytes);
  if (!own[0].whole) return [goal];
  const script = Math.max(...own.map(({ whole }) => whole.script));
  return [goal, atMost('all script of a public page', 110e3, script, kilobytes)];
}

function ofAudits(rows) {
  const own = rows.slice(0, -1);
  const others = own.flatMap((row) => [row.accessibility, row['best-practices'], row.seo]);
  const highest = (/** @type {string} */ name) => Math.max(...own.map((row) => row[name]));
  return [
    atLeast('Lighthouse, performance, the lowest', 98, Math.min(...own.map((row) => row.performance.median))),
    atLeast('Lighthouse, the other three, the lowest', 100, Math.min(...others)),
    atMost('largest contentful paint, the latest', 1_200, highest('lcp'), time),
    atMost('total blocking time, the longest', 30, highest('tbt'), time),
    atMost('cumulative layout shift, the largest', 0.01, highest('cls'), (shift) => shift.toFixed(3)),
  ];
}

function ofGrowth({ sizes, made, deep }) {
  const home = made.find(({ kind }) => kind === 'home').small;
  const grown = made.filter(({ kind }) => kind !== 'deep list page');
  return [
    atLeast('home rendered anew, each second', 1_200, home.perSecond),
    atMost('home rendered anew, of the processor', 5, home.cpu, time),
    ...grown.map(({ kind, ratio }) =>
      atMost(`${kind}: cost with ${count(sizes.at(-1))} items`, 1.2, ratio, times),
    ),
    atMost('a deep list page against the first', 1.5, deep, times),
  ];
}

function ofWrites({ sent, saved }) {
  const most = Math.max(...sent.map(({ perSecond }) => perSecond));
  return [
    atLeast('reports sealed and on the disk, each second', 300, most),
    atMost('save of one item', 30, saved.save, time),
    atMost('the next reader’s page after it', 20, saved.next, time),
  ];
}

function ofStarts({ warm, cold }) {
  const started = atMost('`npm start` of a built tree, to the first page', 1, warm, seconds);
  if (cold === undefined) return [started];
  return [started, atMost('`npm start` of a fresh clone, empty npm cache', 60, cold, seconds)];
}

function ofInstances({ number, rows, reached }) {
  const slowest = rows.toSorted(
    (one, other) => one.all.perSecond.ratio.median - other.all.perSecond.ratio.median,
  )[0];
  return [
    atLeast(
      `${number} instances against one, on two cores: ${slowest.page}`,
      1,
      slowest.all.perSecond.ratio,
      times,
    ),
    atMost('a change at every instance, the latest', 200, reached.max, time),
  ];
}

/** @param {Record<string, any>} results */
function ofMemory(results) {
  const { starts } = results;
  const loaded = mostMemory(results);
  return [
    ...(starts ? [atMost('memory, idle', 120e6, starts.idle, megabytes)] : []),
    ...(loaded > 0 ? [atMost('memory, under load', 250e6, loaded, megabytes)] : []),
  ];
}

/** The peak memory of Diwan under load, in any part; 0 where no part ran. @param {Record<string, any>} results */
export function mostMemory({ requests = [], views = [], growth }) {
  const rows = [...requests, ...views].map(({ diwan }) => diwan.memory);
  return Math.max(0, ...rows, growth?.walk.memory ?? 0);
}

/**
 * @typedef {number | import('../statistics.mjs').Spread} Figure
 * @typedef {(number: number) => string} Write
 */

/** @param {string} what @param {number} goal @param {Figure} figure @param {Write} [write] @returns {Goal} */
function atLeast(what, goal, figure, write = count) {
  return { what, goal: `≥ ${write(goal)}`, figure: written(figure, write), reached: middle(figure) >= goal };
}

/** @param {string} what @param {number} goal @param {Figure} figure @param {Write} [write] @returns {Goal} */
function atMost(what, goal, figure, write = count) {
  return { what, goal: `≤ ${write(goal)}`, figure: written(figure, write), reached: middle(figure) <= goal };
}

/** @param {Figure} figure */
const middle = (figure) => (typeof figure === 'number' ? figure : figure.median);

/** @param {Figure} figure @param {Write} write */
const written = (figure, write) => (typeof figure === 'number' ? write(figure) : spreadOf(figure, write));
