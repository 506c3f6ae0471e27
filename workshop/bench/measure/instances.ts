import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../../scripts/failure.mjs';
import { startInstances } from '../contenders/instances.ts';
import type { Context } from '../context.ts';
import { type Headers, send } from '../http.ts';
import { pages } from '../measured-pages.ts';
import { type Spread, spread } from '../statistics.ts';
import { saveTitle } from './saves.ts';
import { signIn } from './sign-in.ts';
import { type ComparedLoad, compareLoad } from './wrk.ts';

const number = 3;
const connections = 64;

export type InstanceRow = { page: string; one: ComparedLoad; all: ComparedLoad };

export type Instances = {
  number: number;
  rows: InstanceRow[];
  /** Milliseconds from the request of a save until every other instance serves it. */
  propagation: Spread;
};

/** Three instances against one of them, through nginx; and the time that a change takes to all of them. */
export async function measureInstances({ programs, options, log }: Context): Promise<Instances> {
  log(`${number} instances on PostgreSQL and a store`);
  const instances = await startInstances(number);
  const { one, all } = instances.proxies;
  const administrator = await signIn(instances.first);
  const cases = [
    ...Object.entries(pages).map(([page, path]) => ({ page, path, headers: {} })),
    // Read from the database each time
    { page: 'list call, signed in', path: pages['list call'], headers: administrator },
  ];
  const rows: InstanceRow[] = [];
  for (const { page, path, headers } of cases) {
    log(`${page}, one instance and ${number}`);
    // The instances, PostgreSQL, the store and nginx are all children of this process
    const target = (origin: string) => ({
      pid: process.pid,
      url: origin + path,
      headers: { 'accept-encoding': 'br', ...headers },
    });
    const targets = { base: target(one), own: target(all) };
    const { base, own } = await compareLoad(programs.wrk, targets, { ...options, connections });
    rows.push({ page, one: base, all: own });
  }
  log('changes reach the others');
  const propagation = await measurePropagation(instances, administrator, options.saves);
  await instances.stop();
  return { number, rows, propagation };
}

/**
 * The milliseconds from the request of a save at the first instance until the cached call of each other one has it. None
 * may serve the state before the save once the save has its response.
 */
async function measurePropagation(
  { first, others }: { first: string; others: string[] },
  administrator: Headers,
  saves: number,
): Promise<Spread> {
  const call = pages['list call'];
  const fetchAll = () => Promise.all(others.map((url) => send(url + call, { expect: 200 })));
  const times: number[] = [];
  for (let index = 0; index <= saves; index += 1) {
    // Each has it in its cache
    await fetchAll();
    const title = `عنوان جديد ${index}.`;
    const start = performance.now();
    const arrivals = Promise.all(others.map((url) => waitFor(url + call, title)));
    await saveTitle(first, administrator, title);
    if ((await fetchAll()).some(({ body }) => !body.includes(title)))
      throw new Failure('A reader received the state before a save.');
    const last = Math.max(...(await arrivals));
    // The first save is the compilers'
    if (index > 0) times.push(last - start);
  }
  return spread(times);
}

/** The timestamp from which the response of a URL contains a text. */
async function waitFor(url: string, text: string): Promise<number> {
  while (!(await send(url)).body.includes(text)) await delay(2);
  return performance.now();
}
