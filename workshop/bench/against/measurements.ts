import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { send } from '../http.ts';
import { saveItems } from '../measure/saves.ts';
import { load } from '../measure/wrk.ts';
import { pages } from '../measured-pages.ts';
import type { Options } from '../options.ts';
import { asClient, memoryOf, scratchFolder } from '../processes.ts';
import { count, megabytes, seconds, time } from '../report/format.ts';
import { median, timed } from '../statistics.ts';
import type { Quantity } from './compare.ts';
import { type FilledSite, startSite } from './site.ts';

/** Quantities that one round measures together, of a site or of a tree. */
export type Measurement<Subject> = {
  quantities: Quantity[];
  round: (subject: Subject) => Promise<number[]>;
};

const connections = 64;
const itemsOfPage = 12;

const contact = {
  name: 'رنا خوري',
  email: 'rana@example.org',
  phone: '01 234 567',
  message: 'شكرًا لكم.\nرنا',
};

/** The compared pages and calls of a site. */
export const comparedPaths = ({ articles }: Pick<FilledSite, 'articles'>): Record<string, string> => ({
  ...pages,
  'last list page': `/articles?page=${Math.ceil(articles / itemsOfPage)}`,
});

/** Starts in an empty data folder, starts again, and idle memory. The subject is a tree. */
export function startMeasurement({ idleSeconds }: Options): Measurement<string> {
  return {
    quantities: [
      { what: 'first start, to the first page', format: seconds, better: 'lower' },
      { what: 'later start, to the first page', format: seconds, better: 'lower' },
      { what: 'memory, idle', format: megabytes, better: 'lower' },
    ],
    async round(tree) {
      const dataDir = scratchFolder();
      const first = await timedStart({ tree, dataDir });
      await first.site.stop();
      const later = await timedStart({ tree, dataDir });
      await delay(idleSeconds * 1_000);
      const memory = memoryOf(later.site.pid);
      await later.site.stop();
      return [first.seconds, later.seconds, memory];
    },
  };
}

async function timedStart(settings: Parameters<typeof startSite>[0]) {
  const started = performance.now();
  const site = await startSite(settings);
  return { site, seconds: (performance.now() - started) / 1e3 };
}

/** Measurements of running sites. */
export function siteMeasurements(wrk: string, options: Options): Measurement<FilledSite>[] {
  const names = Object.keys(comparedPaths({ articles: 0 }));
  return [
    ...names.map((name) => cached(name, wrk, options)),
    ...names.map((name) => rendered(name, options)),
    {
      quantities: [
        { what: 'save of an item', format: time, better: 'lower' },
        { what: 'the next reader’s page after it', format: time, better: 'lower' },
      ],
      async round({ url, editor }) {
        const { save, next } = await asClient(() => saveItems(url, editor, options.writes));
        return [save.median, next.median];
      },
    },
    {
      quantities: [{ what: 'contact message', format: time, better: 'lower' }],
      async round({ url }) {
        const request = () => {
          const json = { ...contact, recaptcha: `good ${randomUUID()}` };
          return send(`${url}/api/contact`, { json, expect: 201 });
        };
        return [await medianTime(request, options.writes)];
      },
    },
  ];
}

function cached(name: string, wrk: string, { seconds: duration }: Options): Measurement<FilledSite> {
  return {
    quantities: [{ what: `${name}, cached, responses/s`, format: count, better: 'higher' }],
    async round(site) {
      const target = { url: urlOf(site, name), pid: site.pid, headers: { 'accept-encoding': 'br' } };
      const { perSecond } = await load(wrk, target, { connections, seconds: duration });
      return [perSecond];
    },
  };
}

/** Requests with a range pass the response cache, as a visitor's. They are sent one after another, so that none is refused. */
function rendered(name: string, { renderings }: Options): Measurement<FilledSite> {
  return {
    quantities: [{ what: `${name}, rendered`, format: time, better: 'lower' }],
    async round(site) {
      const headers = { 'accept-encoding': 'br', 'range': 'bytes=0-' };
      const request = () => send(urlOf(site, name), { headers, expect: 200 });
      return [await medianTime(request, renderings)];
    },
  };
}

const urlOf = (site: FilledSite, name: string) => site.url + (comparedPaths(site)[name] ?? '');

/** The median of the milliseconds that requests take, one after another. */
function medianTime(request: () => Promise<unknown>, number: number): Promise<number> {
  return asClient(async () => {
    const times: number[] = [];
    for (let index = 0; index < number; index += 1) times.push(await timed(request));
    return median(times);
  });
}
