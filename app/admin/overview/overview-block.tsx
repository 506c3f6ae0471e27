import { type ReactNode, useId } from 'react';
import { useLoaded } from '../client/use-loaded.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { Pending } from '../ui/pending.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props<T> = {
  title: string;
  /** The introduction under the title. */
  lead?: string;
  load: () => Promise<T>;
  children: (data: T) => ReactNode;
};

/** A part of the overview under its heading; it is loaded, and fails, without the others. */
export function OverviewBlock<T>({ title, lead, load, children }: Props<T>) {
  const t = useAdminMessages();
  const id = useId();
  const { loaded, retry } = useLoaded(load);
  return (
    <section className="overview-block" aria-labelledby={id} aria-busy={loaded.state === 'loading'}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="overview-lead">{lead}</p>}
      {loaded.state === 'loading' && <Pending />}
      {loaded.state === 'failed' && <ErrorBox onRetry={retry}>{t('overview.failed')}</ErrorBox>}
      {loaded.state === 'loaded' && children(loaded.data)}
    </section>
  );
}
