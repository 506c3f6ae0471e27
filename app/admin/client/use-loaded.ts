import { useCallback, useEffect, useRef, useState } from 'react';

type Loaded<T> = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; data: T };

/**
 * Data of an editor's page, fetched when it opens. `reload` fetches it again, keeps the old data until then
 * and after a failure, and resolves to true on success.
 */
export function useLoaded<T>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const reload = useCallback(async (): Promise<boolean> => {
    try {
      const data = await latest.current();
      setLoaded({ state: 'loaded', data });
      return true;
    } catch {
      setLoaded((before) => (before.state === 'loaded' ? before : { state: 'failed' }));
      return false;
    }
  }, []);
  const retry = useCallback(() => {
    setLoaded({ state: 'loading' });
    void reload();
  }, [reload]);
  useEffect(() => void reload(), [reload]);
  return { loaded, setLoaded, reload, retry };
}
