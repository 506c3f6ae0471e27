import type { AuditAction } from '#shared/audit/audit-actions.ts';
import { beirutDay } from '#shared/beirut-day.ts';
import type { Trail } from './trail.ts';

/**
 * Counts events that would be too many entries, without names: their number on a day is one entry, written when the day
 * is over or the process ends.
 */
export function createDailyCounts(trail: Trail, now: () => number) {
  const counts = new Map<AuditAction, Map<string, number>>();

  function add(action: AuditAction, day: string, amount: number): void {
    const days = counts.get(action) ?? new Map<string, number>();
    counts.set(action, days.set(day, (days.get(day) ?? 0) + amount));
  }

  return {
    count: (action: AuditAction) => add(action, beirutDay(now()), 1),

    /** Records the days that are over; at the `end` today as well. */
    async flush({ end = false } = {}): Promise<void> {
      const today = beirutDay(now());
      for (const [action, days] of counts) {
        for (const [day, amount] of days) {
          if (day === today && !end) continue;
          // First, so that no second call records the same
          days.delete(day);
          try {
            await trail.add({ action, subject: day, amount }, 'system');
          } catch (error) {
            add(action, day, amount);
            throw error;
          }
        }
      }
    },
  };
}
