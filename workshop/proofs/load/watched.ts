import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { metricsHeaders, type RunningProgram } from '../lib/running-program.ts';
import { sendRequest } from '../lib/send-request.ts';

/** Use of resources at a timestamp: seconds since the first sample, megabytes, milliseconds. */
export type Sample = {
  at: number;
  resident: number;
  /** The heap after the last garbage collection; undefined before the first. */
  heap: number | undefined;
  descriptors: number;
  late: number;
  /** The lateness of the watching process itself: delays by the machine, not by the program. */
  machineLate: number;
  processor: number;
};

const collectedEvery = 6;

/** Measures a program that was started with `report-memory.ts` at an interval, until the given time. */
export async function watched(
  site: RunningProgram,
  memoryFile: string,
  { every, until }: { every: number; until: number },
): Promise<Sample[]> {
  const own = monitorEventLoopDelay({ resolution: 20 });
  own.enable();
  const samples: Sample[] = [];
  const began = performance.now();
  // Counting begins with the first measurement
  await sendRequest(`${site.url}/metrics`, { headers: metricsHeaders });
  for (let number = 1; performance.now() < until; number += 1) {
    await delay(Math.max(0, began + number * every * 1_000 - performance.now()));
    const reported = (await sendRequest(`${site.url}/metrics`, { headers: metricsHeaders })).body.toString();
    const sample = {
      at: (performance.now() - began) / 1_000,
      resident: metric(reported, 'process_resident_memory_bytes') / 1e6,
      heap: heapOf(memoryFile),
      descriptors: metric(reported, 'process_open_fds'),
      late: metric(reported, 'diwan_event_loop_delay_seconds{quantile="0.99"}') * 1e3,
      machineLate: own.percentile(99) / 1e6 - 20,
      processor: metric(reported, 'process_cpu_seconds_total'),
    };
    own.reset();
    samples.push(sample);
    if (process.env['DEBUG']) console.log(JSON.stringify(sample));
    if (number % collectedEvery === 0) process.kill(site.pid, 'SIGUSR2');
  }
  own.disable();
  return samples;
}

function metric(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}

function heapOf(file: string): number | undefined {
  try {
    const { heapUsed, external } = JSON.parse(readFileSync(file, 'utf8')) as NodeJS.MemoryUsage;
    return (heapUsed + external) / 1e6;
  } catch {
    return undefined;
  }
}
