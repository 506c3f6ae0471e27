import { useCallback, useEffect, useRef, useState } from 'react';
import { useLoaded } from './use-loaded.ts';

/**
 * Data of a page by its URL's search: fetched when the page opens, and again when the search changes. Until that is done, and
 * after a failure, the data before stays.
 */
export function useLoadedSearch<T>(search: string, load: (search: string) => Promise<T>) {
  const present = useRef(search);
  useEffect(() => {
    present.current = search;
  });
  const {
    loaded,
    reload: reloadPage,
    retry: retryFirst,
  } = useLoaded(async () => {
    for (;;) {
      const requested = present.current;
      const data = await load(requested);
      // A late response is not of the present search
      if (requested === present.current) return { data, search: requested };
    }
  });
  const [failed, setFailed] = useState(false);
  const reload = useCallback(async (): Promise<boolean> => {
    setFailed(false);
    const isLoaded = await reloadPage();
    setFailed(!isLoaded);
    return isLoaded;
  }, [reloadPage]);
  const requested = useRef(search);
  useEffect(() => {
    if (requested.current === search) return;
    requested.current = search;
    void reload();
  }, [search, reload]);
  const isOther = loaded.state === 'loaded' && loaded.data.search !== search;
  return {
    loaded: loaded.state === 'loaded' ? { ...loaded, data: loaded.data.data } : loaded,
    reload,
    retry: loaded.state === 'loaded' ? () => void reload() : retryFirst,
    /** The data before is shown while that of the present search is fetched. */
    isBusy: isOther && !failed,
    /** The same where it could not be fetched. */
    hasFailed: isOther && failed,
  };
}
