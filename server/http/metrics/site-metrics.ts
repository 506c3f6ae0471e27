import type { Registry } from 'prom-client';
import { alertLevels } from '#shared/alerts/alert-levels.ts';
import { calmReasons } from '#shared/calm/calm-mode.ts';
import { metricsOf } from './lazy-metrics.ts';
import type { Sources } from './metrics.ts';

/** Metrics specific to this site: readiness, response cache and queues. */
export function siteMetrics(registry: Registry, { services, cached, shed, connections }: Sources): void {
  const { gauge, counter } = metricsOf(registry);

  gauge({
    name: 'diwan_ready',
    help: '1 while the database and the storage respond.',
    async collect() {
      this.set((await services.health.ready()) ? 1 : 0);
    },
  });
  gauge({
    name: 'diwan_work',
    help: 'Runs of passwords and pictures whose variants are made: how many run, and how many wait.',
    labelNames: ['of', 'state'],
    collect() {
      for (const [of, states] of Object.entries(services.load())) {
        for (const [state, count] of Object.entries(states)) this.set({ of, state }, count);
      }
    },
  });
  gauge({
    name: 'diwan_alerts',
    help: 'Alerts that stand above all pages at this moment, by level.',
    labelNames: ['level'],
    async collect() {
      const alerts = await services.standingAlerts.current();
      for (const level of alertLevels)
        this.set({ level }, alerts.filter((alert) => alert.level === level).length);
    },
  });
  gauge({
    name: 'diwan_calm_mode',
    help: '1 while the site is in calm mode, by reason: by hand, in a flood, or without the database.',
    labelNames: ['reason'],
    collect() {
      const { reasons } = services.calm.state();
      for (const reason of calmReasons) this.set({ reason }, reasons.includes(reason) ? 1 : 0);
    },
  });
  if (cached) {
    counter({
      name: 'diwan_cached_responses_total',
      help: 'Responses of the cache: hits, misses, rendered, and evicted for lack of memory.',
      labelNames: ['event'],
      collect() {
        this.reset();
        for (const event of ['hits', 'misses', 'rendered', 'evicted'] as const)
          this.inc({ event }, cached[event]);
      },
    });
    gauge({
      name: 'diwan_cached_responses_bytes',
      help: 'Memory that the cached responses take.',
      collect() {
        this.set(cached.bytes);
      },
    });
  }
  if (shed) {
    counter({
      name: 'diwan_shed_requests_total',
      help: 'Requests that were put off because the machine was held up, but for the forms.',
      labelNames: ['kind'],
      collect() {
        this.reset();
        for (const [kind, count] of Object.entries(shed)) this.inc({ kind }, count);
      },
    });
  }
  if (connections) {
    gauge({
      name: 'diwan_database_connections',
      help: 'Connections to PostgreSQL: open, idle, and queries that wait for one.',
      labelNames: ['state'],
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
  }
}
