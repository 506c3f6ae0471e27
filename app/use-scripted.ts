import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True after hydration: controls that need a script are shown from then on. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
