import type { ComponentType } from 'react';
import { useLoaded } from '../client/use-loaded.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { ErrorBox } from './error-box.tsx';
import { Pending } from './pending.tsx';

/** A component with a script of its own, which is loaded where it is rendered first. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function OnDemand(props: Props) {
    const t = useAdminMessages();
    const { loaded, retry } = useLoaded(load);
    if (loaded.state === 'failed') return <ErrorBox onRetry={retry}>{t('edit.partNotLoaded')}</ErrorBox>;
    if (loaded.state === 'loading') return <Pending />;
    const Part = loaded.data;
    return <Part {...props} />;
  };
}
