import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectThat, proof } from '../lib/proof.ts';
import { jsonOf, sendRequest } from '../lib/send-request.ts';
import { startWithRoutes } from '../lib/site-routes.ts';
import type { Stage } from '../lib/stage.ts';
import { type CostlyRequest, costlyRequests } from './costly-requests.ts';

/** Milliseconds of processor time: for a request, and for the longest piece of it that holds the event loop. */
const budget = { request: 60, block: 30 };

/** The processor time of a request: in all threads, in the one of the event loop, and in that one's longest turn. */
type Cost = { full: number; main: number; block: number };

const ownConnection = { from: '127.0.0.1' };

type Dearest = { cost: number; what: string };

/** No request of a caller who is not signed in is dear, whatever stands in it. Sign-ins with a password have a queue. */
export const requestCost = proof({
  promise: `No anonymous request costs more than ${budget.request} ms of processor time, or holds the event loop for ${budget.block} ms`,
  full: { named: /./, tries: 5, slack: 1 },
  // Far above what a busy machine adds
  quick: {
    named: /^POST \/(en\/contact-us with many pairs|api\/login with nested lists)/,
    tries: 2,
    slack: 5,
  },
  planted: {
    what: 'a form that is parsed however large it is and however many fields it has',
    edits: [
      {
        in: 'serveForms',
        find: 'bodyLimit: bodyLimits.plainForm',
        put: 'bodyLimit: bodyLimits.plainForm * 2',
      },
      { in: 'takePlainForms', find: '$fields > mostFields', put: '$fields < 0' },
    ],
  },
  async run(stage, { named, tries, slack }) {
    const { measure, requests } = await measuredSite(stage, tries);
    const chosen = requests.filter(({ what }) => named.test(what));
    const dearest = { request: none, block: none, kilobyte: none };
    for (const request of chosen) {
      const { what, bytes } = request;
      const { full, main } = await measure(request, 'begin');
      // One turn takes no more than all turns together
      const block = main < budget.block * slack ? main : (await measure(request, 'watch')).block;
      expectThat(full <= budget.request * slack, `${what} costs ${full.toFixed()} ms`);
      expectThat(block <= budget.block * slack, `${what} holds the event loop for ${block.toFixed()} ms`);
      dearest.request = dearer(dearest.request, full, what);
      dearest.block = dearer(dearest.block, block, what);
      dearest.kilobyte = dearer(dearest.kilobyte, full / Math.max(1, bytes / 1_024), what);
    }
    const { request, block, kilobyte } = dearest;
    return `${chosen.length} requests with many pairs, deep JSON, long tokens and huge numbers, over every route: at most ${output(request)}, ${output(block)} in one turn, ${output(kilobyte)} for a KiB`;
  },
});

const none: Dearest = { cost: 0, what: '' };
const dearer = (before: Dearest, cost: number, what: string) =>
  cost > before.cost ? { cost, what } : before;
const output = ({ cost, what }: Dearest) => `${cost.toFixed(1)} ms (${what})`;

/** Starts a site that reports its processor time. */
async function measuredSite(stage: Stage, tries: number) {
  const file = join(stage.folder(), 'address');
  const { site, routes } = await startWithRoutes(stage, stage.folder(), {
    environment: { COST_FILE: file, SAMPLE_CONTENT: 'on' },
    options: ['--import', join(import.meta.dirname, 'measure-cost.ts')],
  });
  const meter = readFileSync(file, 'utf8');
  let number = 0;

  async function measureOnce({ of }: CostlyRequest, how: string): Promise<Cost> {
    number += 1;
    const { path, ...question } = of(number);
    await sendRequest(`${meter}/${how}`, ownConnection);
    // The site may end it before it has read all that is sent
    await sendRequest(`${site.url}${path}`, { ...question, ...ownConnection }).catch(() => undefined);
    return jsonOf(await sendRequest(`${meter}/end`, ownConnection)) as Cost;
  }

  /** The least of several tries: now and then one pays for the rubbish of those before it. */
  async function measure(request: CostlyRequest, how: 'begin' | 'watch'): Promise<Cost> {
    const costs: Cost[] = [];
    for (let tried = 0; tried < tries; tried += 1) costs.push(await measureOnce(request, how));
    const least = (part: keyof Cost) => Math.min(...costs.map((cost) => cost[part]));
    return { full: least('full'), main: least('main'), block: least('block') };
  }

  return { measure, requests: costlyRequests(routes) };
}
