import '../../styles/admin/panels.css';
import type { ReactNode } from 'react';
import type { useLoaded } from '../client/use-loaded.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { Pending } from '../ui/pending.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props<T> = Pick<ReturnType<typeof useLoaded<T>>, 'loaded' | 'retry'> & {
  title: string;
  /** The introduction under the title. */
  lead?: string;
  /** The message where the data cannot be loaded. */
  failed: string;
  /** Newer data cannot be loaded; what was loaded before stays. */
  hasFailed?: boolean;
  children: (data: T) => ReactNode;
};

/** A page of several panels: its heading, and its panels once their data is loaded. */
export function EditorPage<T>({ title, lead, failed, hasFailed = false, loaded, retry, children }: Props<T>) {
  const t = useAdminMessages();
  const named = `${title} | ${t('admin.title')}`;
  return (
    <div className="admin-container admin-page editor-page">
      <title>{named}</title>
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className="editor-page-lead">{lead}</p>}
      {loaded.state === 'loading' && <Pending />}
      {(loaded.state === 'failed' || hasFailed) && <ErrorBox onRetry={retry}>{failed}</ErrorBox>}
      {loaded.state === 'loaded' && children(loaded.data)}
    </div>
  );
}
