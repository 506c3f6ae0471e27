import { join } from 'node:path';
import { Failure } from '../../../scripts/failure.mjs';
import type { Headers } from '../http.ts';
import { clientCore, memoryOf, output, processorTime } from '../processes.ts';
import { ratios, type Spread, spread } from '../statistics.ts';

const script = join(import.meta.dirname, '../wrk.lua');

export type Target = {
  url: string;
  /** The process of the server. */
  pid: number;
  headers?: Headers;
  /** Requested one after another; without them the URL alone. */
  paths?: string[];
  /** The number of requests that count as one. */
  size?: number;
};

type Duration = { connections: number; seconds: number };

/** The figures of a server under load; times are in milliseconds. */
export type Load = {
  perSecond: number;
  /** The share of the requests without a response, or with an error. */
  refused: number;
  p99: number;
  /** The processor's time for one response. */
  cost: number;
  memory: number;
};

type Compared = Spread & { ratio: Spread };

export type ComparedLoad = Record<'perSecond' | 'p99' | 'cost', Compared> & { memory: number };

type Summary = { requests: number; microseconds: number; p99: number; failed: number };

/** Loads one server for some seconds. @throws Failure where more than a thousandth of the requests fail. */
export async function load(wrk: string, target: Target, duration: Duration): Promise<Load> {
  const figures = await flood(wrk, target, duration);
  const { refused } = figures;
  if (refused <= 0.001) return figures;
  throw new Failure(`${(refused * 100).toFixed(1)} % of the requests to ${target.url} failed.`);
}

/** Loads one server for some seconds, however many requests it refuses. */
export async function flood(
  wrk: string,
  { url, pid, headers = {}, paths = [], size = 1 }: Target,
  { connections, seconds }: Duration,
): Promise<Load> {
  const stated = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const how = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s'];
  const command = [wrk, ...how, '-s', script, ...stated, url, '--', ...paths];
  const before = processorTime(pid);
  const printed = await output(command, { core: clientCore, timeout: (seconds + 30) * 1_000 });
  const cost = processorTime(pid) - before;
  const summary: Summary = JSON.parse(printed.trim().split('\n').at(-1) ?? '');
  const { requests, microseconds, p99, failed } = summary;
  const served = (requests - failed) / size;
  return {
    perSecond: served / (microseconds / 1e6),
    refused: requests === 0 ? 1 : failed / requests,
    p99: p99 / 1e3,
    cost: cost / served,
    memory: memoryOf(pid),
  };
}

/** Loads two servers alternately, some rounds after one that does not count. Ratios are those to `base`. */
export async function compareLoad(
  wrk: string,
  { base, own }: { base: Target; own: Target },
  { connections, seconds, rounds }: Duration & { rounds: number },
): Promise<{ base: ComparedLoad; own: ComparedLoad }> {
  const duration = { connections, seconds };
  for (const target of [base, own]) await load(wrk, target, { connections, seconds: 1 });
  const loads: { base: Load[]; own: Load[] } = { base: [], own: [] };
  for (let round = 0; round < rounds; round += 1) {
    loads.base.push(await load(wrk, base, duration));
    loads.own.push(await load(wrk, own, duration));
  }
  return { base: compared(loads.base, loads.base), own: compared(loads.own, loads.base) };
}

function compared(own: Load[], base: Load[]): ComparedLoad {
  const of = (name: 'perSecond' | 'p99' | 'cost') => {
    const figures = own.map((each) => each[name]);
    const others = base.map((each) => each[name]);
    return { ...spread(figures), ratio: spread(ratios(figures, others)) };
  };
  return {
    perSecond: of('perSecond'),
    p99: of('p99'),
    cost: of('cost'),
    memory: Math.max(...own.map(({ memory }) => memory)),
  };
}
