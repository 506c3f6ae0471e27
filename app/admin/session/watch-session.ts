import { call, endSession } from '../client/api.ts';
import { lastUse, noteUse } from '../client/own-key-use.ts';
import { storedToken, tokenName } from '../client/token.ts';

/** Milliseconds without use after which a browser no longer has the keys that it opened. */
const idleMs = 15 * 60_000;
const checkMs = 10_000;

const uses = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

async function endIfIdle(): Promise<void> {
  const token = storedToken();
  if (token === null || Date.now() - (await lastUse(token)) < idleMs) return;
  const ended = call('logout', { method: 'POST' }).catch(() => undefined);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2_000))]);
  endSession();
}

/**
 * Ends the session in this tab with a sign-out in another one, and after a pause in use, in which the browser may have been
 * closed.
 */
export function watchSession(signal: AbortSignal): void {
  if (signal.aborted) return;
  const check = () => void endIfIdle();
  const use = () => {
    const token = storedToken();
    if (token !== null) noteUse(token);
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === tokenName && newValue === null) endSession();
  };
  check();
  const timer = setInterval(check, checkMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', check, { signal });
  window.addEventListener('storage', onStorage, { signal });
  for (const each of uses) window.addEventListener(each, use, { passive: true, signal });
}
