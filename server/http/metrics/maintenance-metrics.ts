import type { Registry } from 'prom-client';
import type { Services } from '#server/composition.ts';
import { problemOf } from '#server/services/accounts/key-actions.ts';
import { metricsOf } from './lazy-metrics.ts';

/** Time and outcome of the last run of each kind of maintenance, such as a backup; verdict on the keys; mails. */
export function maintenanceMetrics(
  registry: Registry,
  {
    checks,
    maintenanceRuns,
    keyActions,
    schedule,
    subscriptions,
  }: Pick<Services, 'checks' | 'maintenanceRuns' | 'keyActions' | 'schedule' | 'subscriptions'>,
): void {
  const { gauge } = metricsOf(registry);
  const labelNames = ['kind'] as const;

  /** Empty while the database is unavailable: older values would look current. */
  const runs = async () => Object.entries(await maintenanceRuns.all().catch(() => ({})));

  gauge({
    name: 'diwan_maintenance_finished_seconds',
    help: 'When the last run of this kind ended, in seconds since 1970.',
    labelNames,
    async collect() {
      this.reset();
      for (const [kind, { finished_at }] of await runs()) {
        if (finished_at) this.set({ kind }, Date.parse(finished_at) / 1000);
      }
    },
  });
  gauge({
    name: 'diwan_scheduled_moments',
    help: 'Publications and ends of items that are still to come.',
    async collect() {
      this.reset();
      const found = await schedule.state().catch(() => undefined);
      if (found) this.set(found.waiting);
    },
  });
  gauge({
    name: 'diwan_scheduled_late_seconds',
    help: 'How long ago the first of them should have come.',
    async collect() {
      this.reset();
      const found = await schedule.state().catch(() => undefined);
      if (found) this.set(found.late / 1000);
    },
  });
  gauge({
    name: 'diwan_check_findings',
    help: 'What the last checks of everything published found, by check; links, files and redirects are broken links.',
    labelNames: ['check'],
    async collect() {
      this.reset();
      const counts = await checks.counts().catch(() => undefined);
      for (const [check, found] of counts?.byCheck ?? []) this.set({ check }, found);
    },
  });
  gauge({
    name: 'diwan_keys_ok',
    help: '1 where the stored keys are those that this site signed, 0 where they are others or missing.',
    async collect() {
      this.reset();
      const found = await keyActions.inspectKeys().catch(() => undefined);
      if (found) this.set(problemOf(found) ? 0 : 1);
    },
  });
  if (subscriptions)
    gauge({
      name: 'diwan_mails',
      help: 'Mails to subscribers that are due, and those that a killed program may have sent or not.',
      labelNames: ['state'],
      async collect() {
        this.reset();
        const counts = await subscriptions.queuedMails().catch(() => ({}));
        for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
      },
    });
  gauge({
    name: 'diwan_maintenance_ok',
    help: '1 where the last run of this kind went well, 0 where it failed; none while it runs.',
    labelNames,
    async collect() {
      this.reset();
      for (const [kind, { ok }] of await runs()) if (ok !== null) this.set({ kind }, ok ? 1 : 0);
    },
  });
}
