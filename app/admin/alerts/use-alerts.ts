import type { AlertLevel } from '#shared/alerts/alert-levels.ts';
import type { EditedAlert } from '#shared/alerts/alerts.ts';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { fromLocal, toLocal } from '../ui/fields/local-time.ts';

/** An alert in its form: times as their controls have them. */
export type TypedAlert = {
  level: AlertLevel;
  text_ar: string;
  text_en: string;
  link: string;
  starts: string;
  ends: string;
};

/** In a hurry the level is not chosen: what is raised without a word on it is an emergency. */
export const noAlert: TypedAlert = {
  level: 'emergency',
  text_ar: '',
  text_en: '',
  link: '',
  starts: '',
  ends: '',
};

export function typedAlert({ level, text_ar, text_en, link, starts_at, ends_at }: EditedAlert): TypedAlert {
  return {
    level,
    text_ar,
    text_en,
    link: link ?? '',
    starts: toLocal(starts_at),
    ends: toLocal(ends_at ?? ''),
  };
}

/** Raises an alert, or changes the stored one. */
export function saveAlert(typed: TypedAlert, stored?: EditedAlert): Promise<EditedAlert> {
  const { starts, ends, ...rest } = typed;
  // A control has no seconds: a start that was not touched stays as it is
  const isSameStart = stored !== undefined && toLocal(stored.starts_at) === starts;
  const json = {
    ...rest,
    starts_at: isSameStart ? stored.starts_at : fromLocal(starts) || null,
    ends_at: fromLocal(ends) || null,
    ...(stored && { updated_at: stored.updated_at }),
  };
  return call<EditedAlert>(stored ? `alerts/${stored.id}` : 'alerts', {
    method: stored ? 'PUT' : 'POST',
    json,
  });
}

export const endAlert = ({ id }: EditedAlert) => call<EditedAlert>(`alerts/${id}/end`, { method: 'POST' });

export const deleteAlert = ({ id }: EditedAlert) => call(`alerts/${id}`, { method: 'DELETE' });

/** Those that stand or will, and the last that ended. */
export const useAlerts = () =>
  useLoaded(() => call<{ alerts: EditedAlert[]; ended: EditedAlert[] }>('alerts/all'));
