import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's script has taken over: what needs one is shown from then on. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
