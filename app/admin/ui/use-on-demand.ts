import { useState } from 'react';
import { useAdminMessages } from '../use-admin-messages.ts';
import { noticeFailure } from './toast.client.tsx';

/** A part of a page, such as a dialog, whose script is loaded when it is opened; undefined while it is closed. */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const t = useAdminMessages();
  const [part, setPart] = useState<Part>();
  const open = async () => {
    try {
      const loaded = await load();
      setPart(() => loaded);
    } catch {
      noticeFailure(t('edit.partNotLoaded'));
    }
  };
  return { part, open, close: () => setPart(undefined) };
}
