import { availableParallelism, loadavg } from 'node:os';

/** Maximum factor of a timeout: a test that hangs has to end. */
const most = 8;

/**
 * The factor by which a test may take longer than on a quiet machine, from 1 up: the machine's load average over the last
 * minute for each processor. Where there is no load average (Windows), limits stay as they are.
 */
export function slowness(): number {
  const [lastMinute = 0] = loadavg();
  return Math.min(most, Math.max(1, lastMinute / availableParallelism()));
}

/** Two test workers and what they start keep a quiet machine below this. */
const quiet = 3;

/** A message for a run with failures on a machine that had other work, else nothing. */
export function busyNotice(): string {
  const [, , lastQuarter = 0] = loadavg();
  const load = lastQuarter / availableParallelism();
  if (load <= quiet) return '';
  return `The machine was too busy to trust a failure: load average ${lastQuarter.toFixed(1)} on ${availableParallelism()} processors. `;
}
