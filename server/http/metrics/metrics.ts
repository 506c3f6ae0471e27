import type { FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, Registry } from 'prom-client';
import type { Services } from '#server/composition.ts';
import { eventLoopMetrics } from './event-loop-metrics.ts';
import { metricsOf } from './lazy-metrics.ts';
import { maintenanceMetrics } from './maintenance-metrics.ts';
import { processMetrics } from './process-metrics.ts';
import { siteMetrics } from './site-metrics.ts';

/** Sources read on each scrape; undefined if there is none. */
export type Sources = {
  services: Services;
  version: string;
  /** Statistics of the response cache. */
  cached: Record<'hits' | 'misses' | 'rendered' | 'evicted' | 'bytes', number> | undefined;
  /** Number of requests shed under load. */
  shed: Record<'writes' | 'reads', number> | undefined;
  /** The connections to PostgreSQL. */
  connections: (() => Record<'open' | 'idle' | 'waiting', number>) | undefined;
};

export type Metrics = ReturnType<typeof createMetrics>;

/** Prometheus metrics in a registry of their own. No value changes when a visitor sends a submission. */
export function createMetrics(sources: Sources) {
  const registry = new Registry();
  const { gauge } = metricsOf(registry);
  const requests = new Histogram({
    name: 'diwan_request_duration_seconds',
    help: 'Answers that the framework made, but for the forms: those from memory are not among them.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  gauge({ name: 'diwan_build_info', help: 'Which program runs.', labelNames: ['version', 'node'] }).set(
    { version: sources.version, node: process.version },
    1,
  );
  processMetrics(registry);
  siteMetrics(registry, sources);
  maintenanceMetrics(registry, sources.services);
  const eventLoop = eventLoopMetrics(registry);

  return {
    type: registry.contentType,

    text: () => registry.metrics(),

    /** Counts a response. Paths without a route of their own share one label: invented paths cannot fill the memory. */
    countResponse({ method, routeOptions: { url = '/*' } }: FastifyRequest, reply: FastifyReply): void {
      const { statusCode, elapsedTime } = reply;
      const isUnknown = url === '/api/*' || (url === '/*' && statusCode === 404);
      const route = isUnknown ? 'none' : url;
      requests.observe({ method, route, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000);
    },

    /** Stops the sampling. */
    stop: () => eventLoop.stop(),
  };
}
