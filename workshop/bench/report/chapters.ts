import type { Audits } from '../measure/audits.ts';
import type { Views } from '../measure/page-views.ts';
import type { RequestRow } from '../measure/requests.ts';
import type { Snapshot } from '../measure/snapshot/snapshot.ts';
import type { Starts } from '../measure/starts.ts';
import type { Weight, WeightRow } from '../measure/weight.ts';
import type { Writes } from '../measure/writes.ts';
import type { PartName } from '../part-names.ts';
import type { Measured, Parts } from '../parts.ts';
import type { Spread } from '../statistics.ts';
import { channelChapter } from './channel.ts';
import { count, kilobytes, megabytes, seconds, spreadOf, table, time, times } from './format.ts';
import { mostMemory } from './goals.ts';
import { growth } from './growth.ts';
import { instances } from './instances.ts';
import { search } from './search.ts';
import { verify } from './verify.ts';

type Chapter<Part> = { title: string; write: (part: Part, measured: Measured) => string };

/** The report's chapters, each of one part. */
const chapters: { [Name in PartName]: Chapter<Parts[Name]> } = {
  requests: { title: 'Cached responses, beside nginx with the same bytes', write: requests },
  views: { title: 'Views of the home page, beside a plain single-page application', write: views },
  weight: { title: 'Size of pages', write: weight },
  audits: { title: 'Lighthouse, as a telephone', write: audits },
  growth: { title: 'From a small site to a large archive', write: growth },
  search: { title: 'Search in a large archive', write: search },
  verify: { title: 'Verification of what was forwarded', write: verify },
  snapshot: { title: 'A snapshot of a large archive', write: snapshot },
  writes: { title: 'Writes', write: writes },
  channel: { title: 'The confidential channel', write: channelChapter },
  starts: { title: 'Starts and memory', write: starts },
  instances: { title: 'Several instances', write: instances },
};

/** The heading of a part's chapter. */
export const headingOf = (name: PartName): string => `## ${chapters[name].title}`;

/** The chapter of a part, with its heading; undefined where the part was not measured. */
export function chapter<Name extends PartName>(
  name: Name,
  part: Parts[Name] | undefined,
  measured: Measured,
): string | undefined {
  return part && `${headingOf(name)}\n\n${chapters[name].write(part, measured)}`;
}

function snapshot({ items, files, bytes, seconds: taken }: Snapshot): string {
  return `\`manage -- snapshot\` into an empty folder, on all cores: ${count(items)} items with both sides and their proofs become ${count(files)} files
of ${megabytes(bytes)} in ${seconds(taken)}. The next run renders all of it again, writes what has changed, and signs no proof twice.`;
}

function requests(rows: RequestRow[]): string {
  return `nginx has one worker, its files held open and no log. Its Debian package has no Brotli: those bytes are files
with their header stated. "Processor" is the server's time for a response.

${table(rows, {
  'page': ({ page }) => page,
  'encoding': ({ encoding }) => encoding,
  'connections': ({ connections }) => String(connections),
  'nginx, requests/s': ({ nginx }) => spreadOf(nginx.perSecond),
  'Diwan, requests/s': ({ diwan }) => spreadOf(diwan.perSecond),
  'ratio': ({ diwan }) => spreadOf(diwan.perSecond.ratio, times),
  'p99, nginx and Diwan': ({ nginx, diwan }) => both(nginx.p99, diwan.p99),
  'processor, nginx and Diwan': ({ nginx, diwan }) => both(nginx.cost, diwan.cost),
})}`;
}

/** Two medians in milliseconds. */
const both = (one: Spread, other: Spread) => `${time(one.median)}, ${time(other.median)}`;

function views({ first, others }: Views): string {
  return `The plain application (\`workshop/bench/spa/\`) is the architecture that the specification describes: an empty shell, React in
the browser, the calls of the nine lists and of the manager’s profile, Express over the same database. Its responses are
requested without compression, which saves it that work. 64 connections; without pictures and fonts.

${table([first, ...others], {
  'view': ({ kind }) => kind,
  'requests, Diwan and application': ({ diwan, plain }) => `${diwan.requests}, ${plain.requests}`,
  'Diwan, views/s': ({ diwan }) => spreadOf(diwan.perSecond),
  'application, views/s': ({ plain }) => spreadOf(plain.perSecond),
  'ratio': ({ diwan }) => spreadOf(diwan.perSecond.ratio, times),
  'processor, Diwan and application': ({ diwan, plain }) => both(diwan.cost, plain.cost),
})}`;
}

function weight({ own, plain }: Weight): string {
  const size = (of: (row: WeightRow) => number | undefined) => (row: WeightRow) => {
    const bytes = of(row);
    return bytes === undefined ? '–' : kilobytes(bytes);
  };
  return `Bytes of the bodies in Brotli. "Before interaction" is the HTML and the files that it names, and the calls that the plain
application needs before it shows any content; "in all" is the sum of a telephone's requests once the page’s script has
started by itself, without any input.

${table([...own, plain], {
  'page': ({ name }) => name,
  'HTML': size(({ html }) => html),
  'style': size(({ style }) => style),
  'script': size(({ script }) => script),
  'calls': size(({ data }) => data),
  'before interaction': size(({ total }) => total),
  'script in all': size(({ visit }) => visit?.script),
  'fonts': size(({ visit }) => visit?.fonts),
  'pictures': size(({ visit }) => visit?.pictures),
  'requests': ({ visit }) => String(visit?.requests ?? '–'),
})}`;
}

function audits({ own, plain, empty }: Audits): string {
  return `${table([...own, plain, empty], {
    'page': ({ name }) => name,
    'performance': ({ performance }) => spreadOf(performance),
    'accessibility': ({ accessibility }) => String(accessibility),
    'best practices': ({ bestPractices }) => String(bestPractices),
    'SEO': ({ seo }) => String(seo),
    'LCP': ({ lcp }) => time(lcp),
    'TBT': ({ tbt }) => time(tbt),
    'CLS': ({ cls }) => cls.toFixed(3),
  })}

The empty page is one heading, without style, script or pictures, audited in the same run: what this machine and its load take
from any page, so that only the difference from it is a page’s own.`;
}

function writes({ sent, read, saved }: Writes): string {
  return `Reports over HTTP, each sealed, and on the disk before its response:

${table(sent, {
  'concurrent requests': ({ concurrency }) => String(concurrency),
  'reports/s': ({ perSecond }) => count(perSecond),
  'p99': ({ p99 }) => time(p99),
})}

An administrator’s list of ${count(read.rows)} reports, each opened: ${time(read.ms)}; other requests waited at most ${time(read.longestWait)}.
A save of one item: ${spreadOf(saved.save, time)}; the next reader’s page: ${spreadOf(saved.next, time)}.`;
}

function starts({ warm, cold, idle }: Starts, measured: Measured): string {
  const loaded = mostMemory(measured);
  const figures = {
    '`npm start` of a built tree, to the first page': spreadOf(warm, seconds),
    '`npm start` of a fresh clone, empty npm cache': cold ? seconds(cold) : 'not measured (`--cold`)',
    'memory, idle': megabytes(idle),
    'memory, under load': loaded ? megabytes(loaded) : 'not measured',
  };
  return table(Object.entries(figures), { what: ([what]) => what, figure: ([, figure]) => figure });
}
