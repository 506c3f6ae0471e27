import { count, kilobytes, megabytes, seconds, spreadOf, table, time, times } from './format.mjs';
import { mostMemory } from './goals.mjs';
import { growth } from './growth.mjs';
import { instances } from './instances.mjs';

/**
 * The report's chapters, by the part of the results that each needs.
 * @type {Record<string, { title: string, write: (found: any, results: Record<string, any>) => string }>}
 */
export const chapters = {
  requests: { title: 'Kept answers, beside nginx with the same bytes', write: requests },
  views: { title: 'Views of the home page, beside a plain single-page application', write: views },
  weight: { title: 'What pages weigh', write: weight },
  audits: { title: 'Lighthouse, as a telephone', write: audits },
  growth: { title: 'From a small site to a large archive', write: growth },
  writes: { title: 'What is written', write: writes },
  starts: { title: 'Starts and memory', write: starts },
  instances: { title: 'Several instances', write: instances },
};

function requests(rows) {
  return `nginx has one worker, its files held open and no log. Its Debian package knows no Brotli: those bytes are files
with their header stated. "Processor" is what the server's took for an answer.

${table(rows, {
  'page': ({ page }) => page,
  'packing': ({ encoding }) => encoding,
  'connections': ({ connections }) => String(connections),
  'nginx, requests/s': ({ nginx }) => spreadOf(nginx.perSecond),
  'Diwan, requests/s': ({ diwan }) => spreadOf(diwan.perSecond),
  'ratio': ({ diwan }) => spreadOf(diwan.perSecond.ratio, times),
  'p99, nginx and Diwan': ({ nginx, diwan }) => both(nginx.p99, diwan.p99),
  'processor, nginx and Diwan': ({ nginx, diwan }) => both(nginx.cost, diwan.cost),
})}`;
}

/** Two middle figures in milliseconds. */
const both = (one, other) => `${time(one.median)}, ${time(other.median)}`;

function views(rows) {
  return `The plain application (\`workshop/bench/spa/\`) is the architecture that the specification describes: an empty shell, React in
the browser, the calls of the nine lists and of the manager’s profile, Express over the same database. Its answers are
asked for unpacked, which spares it that work. 64 connections; without pictures and fonts.

${table(rows, {
  'view': ({ kind }) => kind,
  'requests, Diwan and application': ({ diwan, plain }) => `${diwan.requests}, ${plain.requests}`,
  'Diwan, views/s': ({ diwan }) => spreadOf(diwan.perSecond),
  'application, views/s': ({ plain }) => spreadOf(plain.perSecond),
  'ratio': ({ diwan }) => spreadOf(diwan.perSecond.ratio, times),
  'processor, Diwan and application': ({ diwan, plain }) => both(diwan.cost, plain.cost),
})}`;
}

function weight(rows) {
  const sizes = {
    'HTML': ({ html }) => html,
    'style': ({ style }) => style,
    'script': ({ script }) => script,
    'calls': ({ data }) => data,
    'before interaction': ({ total }) => total,
    'script in all': ({ whole }) => whole?.script,
    'fonts': ({ whole }) => whole?.fonts,
    'pictures': ({ whole }) => whole?.pictures,
  };
  const written = Object.entries(sizes).map(([title, of]) => [
    title,
    (row) => (of(row) === undefined ? '–' : kilobytes(of(row))),
  ]);
  return `Bytes as they come, in Brotli. "Before interaction" is the HTML and what it names, and what the plain application has to
ask for before it shows anything; "in all" is what a telephone has fetched once the page’s script has started by itself
and nobody has touched anything.

${table(rows, {
  'page': ({ name }) => name,
  ...Object.fromEntries(written),
  'requests': ({ whole }) => String(whole?.requests ?? '–'),
})}`;
}

function audits(rows) {
  return table(rows, {
    'page': ({ name }) => name,
    'performance': ({ performance }) => spreadOf(performance),
    'accessibility': ({ accessibility }) => String(accessibility),
    'best practices': (row) => String(row['best-practices']),
    'SEO': ({ seo }) => String(seo),
    'LCP': ({ lcp }) => time(lcp),
    'TBT': ({ tbt }) => time(tbt),
    'CLS': ({ cls }) => cls.toFixed(3),
  });
}

function writes({ sent, read, saved }) {
  return `Reports over HTTP, each sealed, and on the disk before its answer:

${table(sent, {
  'under way at once': ({ atOnce }) => String(atOnce),
  'reports/s': ({ perSecond }) => count(perSecond),
  'p99': ({ p99 }) => time(p99),
})}

An administrator’s list of ${count(read.rows)} reports, each opened: ${time(read.ms)}; anybody else waited at most ${time(read.longestWait)}.
A save of one item: ${spreadOf(saved.save, time)}; the next reader’s page: ${spreadOf(saved.next, time)}.`;
}

function starts({ warm, cold, idle }, results) {
  const loaded = mostMemory(results);
  const figures = {
    '`npm start` of a built tree, to the first page': spreadOf(warm, seconds),
    '`npm start` of a fresh clone, empty npm cache': cold ? seconds(cold) : 'not measured (`--cold`)',
    'memory, idle': megabytes(idle),
    'memory, under load': loaded ? megabytes(loaded) : 'not measured',
  };
  return table(Object.entries(figures), { what: ([what]) => what, figure: ([, figure]) => figure });
}
