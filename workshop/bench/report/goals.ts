import type { Audits } from '../measure/audits.ts';
import type { Channel } from '../measure/channel.ts';
import type { Growth } from '../measure/growth.ts';
import type { Instances } from '../measure/instances.ts';
import type { Views } from '../measure/page-views.ts';
import type { RequestRow } from '../measure/requests.ts';
import type { Search } from '../measure/search/search.ts';
import type { Snapshot } from '../measure/snapshot/snapshot.ts';
import type { Starts } from '../measure/starts.ts';
import type { Verify } from '../measure/verify/verify.ts';
import type { Weight } from '../measure/weight.ts';
import type { Writes } from '../measure/writes.ts';
import { type PartName, partNames } from '../part-names.ts';
import type { Measured, Parts } from '../parts.ts';
import type { Spread } from '../statistics.ts';
import { count, type Format, kilobytes, megabytes, seconds, spreadOf, time, times } from './format.ts';
import { references } from './references.ts';

export type Goal = { what: string; goal: string; figure: string; reached: boolean };

const goalsByPart: { [Name in PartName]: (part: Parts[Name]) => Goal[] } = {
  requests: ofRequests,
  views: ofViews,
  weight: ofWeight,
  audits: ofAudits,
  growth: ofGrowth,
  search: ofSearch,
  verify: ofVerify,
  snapshot: ofSnapshot,
  writes: ofWrites,
  channel: ofChannel,
  starts: ofStarts,
  instances: ofInstances,
};

/** The goals of the measured parts. */
export function goals(measured: Measured): Goal[] {
  return [...partNames.flatMap((name) => goalsOf(name, measured[name])), ...ofMemory(measured)];
}

function goalsOf<Name extends PartName>(name: Name, part: Parts[Name] | undefined): Goal[] {
  return part ? goalsByPart[name](part) : [];
}

/** The figure that is compared with nginx and with the references: a page at 64 connections, in Brotli. */
export function comparedRow(requests: RequestRow[], page: string): RequestRow | undefined {
  return requests.find((row) => row.page === page && row.connections === 64 && row.encoding === 'br');
}

function ofRequests(requests: RequestRow[]): Goal[] {
  const of = (page: string) => comparedRow(requests, page)?.diwan;
  const cached = ['home', 'list', 'detail'].flatMap((page) => [
    atLeast(`${page}: requests/s against nginx, 64 connections`, 0.65, of(page)?.perSecond.ratio, times),
    atMost(`${page}: p99 against nginx, 64 connections`, 2, of(page)?.p99.ratio, times),
  ]);
  const unchanged = of('home, unchanged (304)')?.perSecond.ratio;
  const home = of('home')?.perSecond.median ?? Number.NaN;
  const others = references.map(({ system, home: theirs, goal }) =>
    atLeast(`home against ${system} (another run)`, goal, home / theirs, times),
  );
  return [...cached, atLeast('304 against nginx, 64 connections', 0.9, unchanged, times), ...others];
}

function ofViews({ first }: Views): Goal[] {
  const { ratio } = first.diwan.perSecond;
  return [atLeast('home: first views/s against the plain application', 100, ratio, times)];
}

function ofWeight({ own }: Weight): Goal[] {
  const homes = own.filter(({ name }) => name.startsWith('home'));
  const before = Math.max(...homes.map(({ total }) => total));
  const goal = atMost('home before interaction: HTML, style and script', 25e3, before, kilobytes);
  const scripts = own.flatMap(({ visit }) => (visit ? [visit.script] : []));
  if (scripts.length === 0) return [goal];
  return [goal, atMost('all script of a public page', 110e3, Math.max(...scripts), kilobytes)];
}

function ofAudits({ own }: Audits): Goal[] {
  const performance = own.map((row) => row.performance.median);
  const others = own.flatMap(({ accessibility, bestPractices, seo }) => [accessibility, bestPractices, seo]);
  const highest = (name: 'lcp' | 'tbt' | 'cls') => Math.max(...own.map((row) => row[name]));
  return [
    atLeast('Lighthouse, performance, the lowest', 98, Math.min(...performance)),
    atLeast('Lighthouse, the other three, the lowest', 100, Math.min(...others)),
    atMost('largest contentful paint, the latest', 1_200, highest('lcp'), time),
    atMost('total blocking time, the longest', 30, highest('tbt'), time),
    atMost('cumulative layout shift, the largest', 0.01, highest('cls'), (shift) => shift.toFixed(3)),
  ];
}

function ofGrowth({ sizes, rendered, deep }: Growth): Goal[] {
  const home = rendered.find(({ kind }) => kind === 'home')?.small;
  const grown = rendered.filter(({ kind }) => kind !== 'deep list page');
  return [
    atLeast('home rendered, each second', 1_200, home?.perSecond),
    atMost('home rendered, of the processor', 5, home?.cpu, time),
    ...grown.map(({ kind, ratio }) =>
      atMost(`${kind}: cost with ${count(sizes.large)} items`, 1.2, ratio, times),
    ),
    atMost('a deep list page against the first', 1.5, deep, times),
  ];
}

function ofSearch({ variants, sqlite, postgres }: Search): Goal[] {
  const found = (variants.found / variants.pairs) * 100;
  return [
    ...ofEngines({ sqlite, postgres }),
    atLeast('search: spellings that find each other, %', 98, found),
  ];
}

function ofEngines({ sqlite, postgres }: Pick<Search, 'sqlite' | 'postgres'>): Goal[] {
  return Object.entries({ SQLite: sqlite, PostgreSQL: postgres }).flatMap(([engine, of]) => {
    const row = (form: string) => of.rows.find((each) => each.form === form);
    return [
      atMost(`search on ${engine}: a query of two words`, 5, row('best first')?.median, time),
      atMost(`search on ${engine}: the same, p99`, 30, row('best first')?.p99, time),
      atMost(`search on ${engine}: suggestions, p99`, 10, row('suggestions')?.p99, time),
      atMost(`search on ${engine}: the longest random query`, 50, of.random.longest, time),
      atMost(`search on ${engine}: a publication, dearer by`, 5, of.writes.indexed - of.writes.plain, time),
      atMost(
        `search on ${engine}: index and what it needs beside, of the text`,
        1.2,
        (of.sizes.index + of.sizes.beside) / of.sizes.text,
        times,
      ),
      atLeast(`search on ${engine}: best result first, %`, 90, of.relevance.first * 100),
      atLeast(`search on ${engine}: best result among three, %`, 98, of.relevance.three * 100),
    ];
  });
}

function ofVerify({ items, sqlite, postgres }: Verify): Goal[] {
  return Object.entries({ SQLite: sqlite, PostgreSQL: postgres }).map(([engine, { rows }]) => {
    const slowest = Math.max(...rows.map(({ p99 }) => p99));
    return atMost(`a pasted text among ${count(items)} items on ${engine}, p99`, 50, slowest, time);
  });
}

function ofSnapshot({ items, seconds: taken }: Snapshot): Goal[] {
  return [atMost(`a snapshot of ${count(items)} items`, 15 * 60, taken, seconds)];
}

function ofWrites({ sent, saved }: Writes): Goal[] {
  const most = Math.max(...sent.map(({ perSecond }) => perSecond));
  return [
    atLeast('reports sealed and on the disk, each second', 300, most),
    atMost('save of one item', 30, saved.save, time),
    atMost('the next reader’s page after it', 20, saved.next, time),
  ];
}

function ofChannel({ read, files, sealedInBrowser, readInBrowser }: Channel): Goal[] {
  return [
    atLeast('files sealed on arrival, each second', 80e6, files.perSecond, megabytes),
    atMost('memory, while files arrive', 200e6, files.memory, megabytes),
    ...(sealedInBrowser
      ? [
          atLeast(
            'a file sealed in a browser, each second',
            40e6,
            sealedInBrowser.sealedPerSecond,
            megabytes,
          ),
          atMost('a report sealed in a browser, six times slower', 150, sealedInBrowser.report.sealing, time),
        ]
      : []),
    atMost('reports with a conversation, listed and opened', 1_200, read.ms, time),
    ...(readInBrowser
      ? [
          atMost('sign-in of an officer in a browser', 2_500, readInBrowser.signIn, time),
          atMost('the first reports, opened in a browser', 500, readInBrowser.first, time),
          atMost('all reports, opened in a browser', 3_000, readInBrowser.all, time),
        ]
      : []),
  ];
}

function ofStarts({ warm, cold }: Starts): Goal[] {
  const started = atMost('`npm start` of a built tree, to the first page', 1, warm, seconds);
  if (cold === undefined) return [started];
  return [started, atMost('`npm start` of a fresh clone, empty npm cache', 60, cold, seconds)];
}

function ofInstances({ number, rows, propagation }: Instances): Goal[] {
  const [slowest] = rows.toSorted(
    (one, other) => one.all.perSecond.ratio.median - other.all.perSecond.ratio.median,
  );
  const name = `${number} instances against one, on two cores: ${slowest?.page}`;
  return [
    atLeast(name, 1, slowest?.all.perSecond.ratio, times),
    atMost('a change at every instance, the latest', 200, propagation.max, time),
  ];
}

function ofMemory(measured: Measured): Goal[] {
  const { starts } = measured;
  const loaded = mostMemory(measured);
  return [
    ...(starts ? [atMost('memory, idle', 120e6, starts.idle, megabytes)] : []),
    ...(loaded > 0 ? [atMost('memory, under load', 250e6, loaded, megabytes)] : []),
  ];
}

/** The peak memory of Diwan under load, in any part; 0 where no part ran. */
export function mostMemory({ requests = [], views, growth }: Measured): number {
  const rows = [...requests, ...(views ? [views.first, ...views.others] : [])];
  return Math.max(0, ...rows.map(({ diwan }) => diwan.memory), growth?.walk.memory ?? 0);
}

/** A figure that was not measured reaches no goal. */
type Figure = number | Spread | undefined;

function atLeast(what: string, goal: number, figure: Figure, format: Format = count): Goal {
  const reached = medianOf(figure) >= goal;
  return { what, goal: `≥ ${format(goal)}`, figure: formatFigure(figure, format), reached };
}

function atMost(what: string, goal: number, figure: Figure, format: Format = count): Goal {
  const reached = medianOf(figure) <= goal;
  return { what, goal: `≤ ${format(goal)}`, figure: formatFigure(figure, format), reached };
}

const medianOf = (figure: Figure) => (typeof figure === 'number' ? figure : (figure?.median ?? Number.NaN));

function formatFigure(figure: Figure, format: Format): string {
  if (figure === undefined) return 'not measured';
  return typeof figure === 'number' ? format(figure) : spreadOf(figure, format);
}
