import { join } from 'node:path';
import { allocator, server } from '../../../scripts/server.mjs';
import { expectThat, proof } from '../lib/proof.ts';
import { mixedLoad } from './mixed-load.ts';
import { type Sample, watched } from './watched.ts';

type Size = {
  /** In the first quarter of them it fills what it keeps in memory. */
  minutes: number;
  /** Seconds between two measurements. */
  every: number;
  /** Less than so many megabytes, and as many descriptors, in ten minutes. */
  growth: number;
  /** The event loop is less than so many milliseconds late, 99 times of 100. */
  lateness: number;
};

/** Milliseconds. */
const onTime = 20;

/** Readers, senders and an editor for an hour: it takes no more memory and holds no more open at the end. */
export const soak = proof<Size>({
  promise: 'An hour of readers, senders and editors leaves nothing behind',
  full: { minutes: 60, every: 10, growth: 1, lateness: 50 },
  quick: { minutes: 1.5, every: 2, growth: 150, lateness: 500 },
  planted: {
    what: 'an array that each submission leaves in memory',
    edits: [
      {
        in: 'submissionRoutes',
        find: 'await $services.submissions.send($$$given)',
        put: '((globalThis.left ??= []).push(Array(400_000).fill(0)), await $services.submissions.send($$$given))',
      },
    ],
  },
  async run(stage, { minutes, every, growth, lateness }) {
    const memoryFile = join(stage.folder(), 'memory.json');
    const site = await stage.start({
      dataDir: stage.folder(),
      environment: { SAMPLE_CONTENT: 'on', LIMITS: 'on', MEMORY_FILE: memoryFile, ...allocator },
      options: [
        '--expose-gc',
        '--import',
        join(import.meta.dirname, '../lib/report-memory.ts'),
        ...server.slice(0, -1),
      ],
    });
    const until = performance.now() + minutes * 60_000;
    const [samples, done] = await Promise.all([
      watched(site, memoryFile, { every, until }),
      mixedLoad(site, stage.chance, until),
    ]);
    const failed = [...done.failed].map(([message, times]) => `${times} × ${message}`).join(', ');
    const settled = samples.filter(({ at }) => at >= minutes * 15);
    const { resident, heap, descriptors, processor } = figuresOf(settled);
    const { late, output } = lateness99(settled);
    const figures = `${minutes} minutes: ${done.readers + done.newcomers} pages and calls, ${done.senders} submissions, ${done.editors} rounds of an editor (failed: ${failed || 'none'}) with ${(processor * 100).toFixed()} % of a core; in ten minutes of the last ${minutes * 0.75}: memory ${resident}, heap ${heap}, descriptors ${descriptors}; ${output}`;
    const grown = Math.max(...[resident, heap, descriptors].map(Number.parseFloat));
    expectThat(grown < growth, `It grows: ${figures}`);
    expectThat(late < lateness, `It is late: ${figures}`);
    const [tried, lost] = [
      done.readers + done.newcomers + done.senders + done.editors,
      sum([...done.failed.values()]),
    ];
    // On a machine that is held up a call may be put off
    expectThat(lost * 1_000 <= tried, `Not everything was answered: ${figures}`);
    return figures;
  },
});

function figuresOf(samples: Sample[]) {
  const of = (name: keyof Sample) => samples.map((sample) => [sample.at, sample[name]] as const);
  const steepness = (name: keyof Sample, unit = '') => {
    const known = of(name).filter((point): point is [number, number] => point[1] !== undefined);
    const tenMinutes = slope(known) * 600;
    const last = known.at(-1)?.[1] ?? 0;
    return `${tenMinutes > 0 ? '+' : ''}${tenMinutes.toFixed(2)}${unit} (at last ${last.toFixed()}${unit})`;
  };
  const [first, last] = [samples.at(0), samples.at(-1)];
  return {
    resident: steepness('resident', ' MB'),
    heap: steepness('heap', ' MB'),
    descriptors: steepness('descriptors'),
    processor: first && last ? (last.processor - first.processor) / (last.at - first.at) : Number.NaN,
  };
}

/** On a busy machine every timer is late: such measurements reveal nothing about the program. */
function lateness99(samples: Sample[]) {
  const lates = samples
    .filter(({ machineLate }) => machineLate < onTime)
    .map(({ late }) => late)
    .toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(lates[Math.floor(lates.length * share)] ?? 0);
  const timely = `${lates.length} of ${samples.length} looks, at which the machine was on time`;
  const late = at(0.9);
  return {
    late,
    output: `event loop p99 ${at(0.5)} ms in the middle of ${timely}, ${late} ms in nine of ten`,
  };
}

/** The slope of the regression line (least squares). */
function slope(points: (readonly [number, number])[]): number {
  const mean = (values: number[]) => sum(values) / values.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const together = sum(points.map(([at, value]) => (at - x) * (value - y)));
  return together / sum(points.map(([at]) => (at - x) ** 2));
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
