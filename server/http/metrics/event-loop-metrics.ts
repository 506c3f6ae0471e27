import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Registry } from 'prom-client';
import { metricsOf } from './lazy-metrics.ts';

/** Sampling interval in milliseconds. */
const resolution = 20;

/** Event loop delay since the last scrape: median, 99th percentile, and maximum. */
export function eventLoopMetrics(registry: Registry): { stop: () => void } {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  // The histogram records the time between two samples, in nanoseconds
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1e3);
  metricsOf(registry).gauge({
    name: 'diwan_event_loop_delay_seconds',
    help: 'How late the event loop was since the last look.',
    labelNames: ['quantile'],
    collect() {
      if (delays.count === 0) return;
      this.set({ quantile: '0.5' }, seconds(delays.percentile(50)));
      this.set({ quantile: '0.99' }, seconds(delays.percentile(99)));
      this.set({ quantile: '1' }, seconds(delays.max));
      delays.reset();
    },
  });
  return { stop: () => void delays.disable() };
}
