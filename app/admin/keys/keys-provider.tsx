import { createContext, type ReactNode, use, useEffect } from 'react';
import type { Keys } from '#shared/accounts/keys.ts';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { useMay } from '../session/session-provider.tsx';

/** Milliseconds between two polls of a running rotation. */
const resealingMs = 3_000;

/** Without keys for a person who may not read them. */
type KeysState = ReturnType<typeof useLoaded<Keys | undefined>>;

const KeysContext = createContext<KeysState | undefined>(undefined);

/** Fetches the state of the keys once, for the banner and every page; `useKeys` reads and reloads it. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const isPermitted = useMay()('read-keys');
  const keys = useLoaded<Keys | undefined>(async () => (isPermitted ? call<Keys>('keys') : undefined));
  const { loaded, reload } = keys;
  const resealing = (loaded.state === 'loaded' && loaded.data?.resealing) || 0;
  // The site does so by itself where it opened the keys
  const isBehind = resealing > 0 && loaded.state === 'loaded' && loaded.data?.holder === true;
  useEffect(() => {
    if (isBehind) void import('../key-work/reseal.ts').then(({ reseal }) => reseal()).catch(() => undefined);
  }, [isBehind]);
  // Polls while the number goes down: polling for ever would keep an abandoned session alive
  useEffect(() => {
    if (resealing === 0) return undefined;
    const timer = setTimeout(() => void reload(), resealingMs);
    return () => clearTimeout(timer);
  }, [resealing, reload]);
  return <KeysContext value={keys}>{children}</KeysContext>;
}

export function useKeys(): KeysState {
  const keys = use(KeysContext);
  if (!keys) throw new Error('useKeys needs KeysProvider around it.');
  return keys;
}
