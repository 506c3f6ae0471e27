import { useEffect, useState } from 'react';
import type { SectionKey } from '#shared/site/sections.ts';
import { call, prepareCall } from '../client/api.ts';
import { windowName } from '../drafts/window-name.ts';

/** Another window that has the item open. */
export type Other = {
  name: string;
  /** ISO 8601 */
  since: string;
  /** True for another window of the same person. */
  own: boolean;
};

const interval = 5_000;

const nobody: Other[] = [];

/** Registers an open item while its page is visible, and shows who else has it open. */
export function usePresence(section: SectionKey | undefined, id: number | undefined): { others: Other[] } {
  const path = section && id ? `items/${section}/${id}/presence/${windowName()}` : undefined;
  const [seen, setSeen] = useState<{ path: string; others: Other[] }>();
  useEffect(() => {
    if (path === undefined) return undefined;
    const beating = new AbortController();
    let leave: (() => void) | undefined;
    const beat = async () => {
      if (document.visibilityState === 'hidden') return;
      const options = { method: 'PUT', signal: beating.signal } as const;
      // A lost connection is the autosave's to report
      const found = await call<{ others: Other[] }>(path, options).catch(() => undefined);
      if (!found || beating.signal.aborted) return;
      setSeen({ path, others: found.others });
      leave = await prepareCall(path, 'DELETE');
    };
    const onHide = () => leave?.();
    const onVisible = () => void beat();
    void beat();
    const timer = setInterval(onVisible, interval);
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pagehide', onHide);
    return () => {
      beating.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pagehide', onHide);
      leave?.();
    };
  }, [path]);
  return { others: seen?.path === path && seen ? seen.others : nobody };
}
