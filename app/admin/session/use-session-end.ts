import { useEffect } from 'react';
import { call, endSession } from '../client/api.ts';
import { lastUse, loadOwnKey, noteUse } from '../client/own-key.ts';
import { storedToken, tokenName } from '../client/token.ts';

/** Milliseconds without use after which a browser no longer has the keys that it opened. */
const idleMs = 15 * 60_000;
const checkMs = 10_000;

const uses = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

async function endIfIdle(): Promise<void> {
  const token = storedToken();
  if (token === null || !(await loadOwnKey(token))) return;
  if (Date.now() - (await lastUse(token)) < idleMs) return;
  const ended = call('logout', { method: 'POST' }).catch(() => undefined);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2_000))]);
  endSession();
}

/**
 * The end of a session by a sign-out in another tab and, where this browser opens what is sealed, by a pause in use: a page that
 * shows what was opened does not stay.
 */
export function useSessionEnd(opensSealed: boolean): void {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === tokenName && newValue === null) endSession();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  useEffect(() => {
    if (!opensSealed) return undefined;
    const check = () => void endIfIdle();
    const use = () => {
      const token = storedToken();
      if (token !== null) noteUse(token);
    };
    // The browser may have been closed in the meantime
    check();
    const timer = setInterval(check, checkMs);
    document.addEventListener('visibilitychange', check);
    for (const each of uses) window.addEventListener(each, use, { passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      for (const each of uses) window.removeEventListener(each, use);
    };
  }, [opensSealed]);
}
