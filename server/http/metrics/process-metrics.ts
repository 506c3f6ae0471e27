import { readdir } from 'node:fs/promises';
import type { Registry } from 'prom-client';
import { metricsOf } from './lazy-metrics.ts';

/** Process metrics under Prometheus' conventional names. */
export function processMetrics(registry: Registry): void {
  const { gauge, counter } = metricsOf(registry);
  counter({
    name: 'process_cpu_seconds_total',
    help: 'Time that the processors spent on this process.',
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory that this process occupies.',
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  gauge({
    name: 'process_start_time_seconds',
    help: 'When this process was started, in seconds since 1970.',
  }).set(Date.now() / 1000 - process.uptime());
  gauge({
    name: 'process_open_fds',
    help: 'Files and connections that are open; known on Linux alone.',
    async collect() {
      const open = await readdir('/proc/self/fd').catch(() => undefined);
      if (open) this.set(open.length);
    },
  });
}
