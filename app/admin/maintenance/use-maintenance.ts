import { useEffect, useState } from 'react';
import type { Maintenance } from '#shared/maintenance/maintenance.ts';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

/** Milliseconds between two polls of a running backup. */
const pollMs = 2_000;

/** State of the backups, and a function that makes one; polls a running backup until its end. */
export function useMaintenance() {
  const t = useAdminMessages();
  const maintenance = useLoaded(() => call<Maintenance>('maintenance'));
  const { loaded, reload } = maintenance;
  const work = useWork(t('maintenance.failed'));
  /** Timestamp of the last good backup at the time of this request. */
  const [requested, setRequested] = useState<{ before: string | undefined }>();
  const data = loaded.state === 'loaded' ? loaded.data : undefined;

  useEffect(() => {
    if (!data?.running) return undefined;
    const timer = setTimeout(() => void reload(), pollMs);
    return () => clearTimeout(timer);
  }, [data, reload]);

  useEffect(() => {
    if (!requested || !data || data.running) return;
    const { backup, drill } = data;
    if (backup?.good?.at === requested.before) return;
    setRequested(undefined);
    if (drill?.ok) noticeSuccess(t('maintenance.ready'));
  }, [requested, data, t]);

  const make = () =>
    work.run(async () => {
      setRequested({ before: data?.backup?.good?.at });
      await call('maintenance/backup', { method: 'POST' });
      await reload();
    });

  return { ...maintenance, make: () => void make(), busy: work.busy, failure: work.failure };
}
