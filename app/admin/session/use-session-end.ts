import { useEffect } from 'react';
import { loadOwnKey } from '../client/own-key.ts';
import { storedToken } from '../client/token.ts';

/** Watches a session whose messages this browser opens: a page that shows them does not outlive it. */
export function useSessionEnd(opensSealed: boolean): void {
  useEffect(() => {
    const end = new AbortController();
    const watch = async () => {
      if (opensSealed && (await loadOwnKey(storedToken())))
        (await import('./watch-session.ts')).watchSession(end.signal);
    };
    void watch();
    return () => end.abort();
  }, [opensSealed]);
}
