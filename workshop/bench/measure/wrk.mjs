import { join } from 'node:path';
import { Failure } from '../../../scripts/failure.mjs';
import { clientCore, memoryOf, output, processorTime } from '../processes.mjs';
import { ratio, spread } from '../statistics.mjs';

const script = join(import.meta.dirname, '../wrk.lua');

/**
 * @typedef {object} Target
 * @property {string} url
 * @property {number} pid of the server
 * @property {Record<string, string>} [headers]
 * @property {string[]} [paths] asked for in turn; the address alone where there are none
 * @property {number} [size] the requests that count as one
 */

/**
 * Asks one server for some seconds, and has each answer.
 * @param {string} program wrk @param {Target} target @param {{ connections: number, seconds: number }} how
 */
async function load(program, target, how) {
  const { refused, ...figures } = await flood(program, target, how);
  if (refused > 0.001)
    throw new Failure(`${(refused * 100).toFixed(1)} % of the requests to ${target.url} failed.`);
  return figures;
}

/**
 * Asks one server for some seconds, however much it answers.
 * @param {string} program wrk @param {Target} target @param {{ connections: number, seconds: number }} how
 */
export async function flood(
  program,
  { url, pid, headers = {}, paths = [], size = 1 },
  { connections, seconds },
) {
  const stated = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const how = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s'];
  const command = [program, ...how, '-s', script, ...stated, url, '--', ...paths];
  const before = processorTime(pid);
  const said = await output(command, { core: clientCore, timeout: (seconds + 30) * 1_000 });
  const cost = processorTime(pid) - before;
  const { requests, microseconds, p99, failed } = JSON.parse(said.trim().split('\n').at(-1));
  const answered = (requests - failed) / size;
  return {
    perSecond: answered / (microseconds / 1e6),
    /** The share that was not answered, or with an error. */
    refused: requests === 0 ? 1 : failed / requests,
    /** Milliseconds until one request is answered. */
    p99: p99 / 1e3,
    /** Milliseconds of the server's processor. */
    cost: cost / answered,
    memory: memoryOf(pid),
  };
}

/**
 * Asks servers in turn, several rounds after one that does not count. The first is what the others are held against.
 * @param {string} program wrk @param {Target[]} targets
 * @param {{ connections: number, seconds: number, rounds: number }} how
 */
export async function inTurn(program, targets, { connections, seconds, rounds }) {
  /** @type {Awaited<ReturnType<typeof load>>[][]} */
  const seen = targets.map(() => []);
  for (const target of targets) await load(program, target, { connections, seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries())
      seen[index].push(await load(program, target, { connections, seconds }));
  }
  return seen.map((own) => ({
    perSecond: compared(own, seen[0], 'perSecond'),
    p99: compared(own, seen[0], 'p99'),
    cost: compared(own, seen[0], 'cost'),
    memory: Math.max(...own.map(({ memory }) => memory)),
  }));
}

/** @template {string} Name @param {Record<Name, number>[]} own @param {Record<Name, number>[]} first @param {Name} name */
function compared(own, first, name) {
  const [figures, others] = [own, first].map((rounds) => rounds.map((round) => round[name]));
  return { ...spread(figures), ratio: ratio(figures, others) };
}
