import type { EditedAlert } from '#shared/alerts/alerts.ts';
import type { AuditAction } from '#shared/audit/audit-actions.ts';
import { everything } from '../effects/dependency-tags.ts';
import type { AuditEvent, Effects } from '../effects/effects.ts';
import type { createAlerts } from './alerts.ts';

/** An alert stands on every page: the caches are dropped at once, and not response by response. */
const invalidates = () => [everything];

const records =
  (action: AuditAction) =>
  ({ id, text_ar, text_en }: EditedAlert): AuditEvent => ({
    action,
    subject: `alerts/${id}`,
    title: { ar: text_ar, en: text_en },
  });

export const alertsEffects: Effects<ReturnType<typeof createAlerts>> = {
  list: null,
  raise: { invalidates, records: records('alert.raised') },
  change: { invalidates, records: records('alert.changed') },
  end: { invalidates, records: records('alert.ended') },
  remove: { invalidates, records: records('alert.removed') },
};
