import { useEffect, useId, useRef } from 'react';
import { hasUnsaved, noteUnsaved } from './unsaved.ts';

/**
 * Registers an editor's unsaved changes while there are any: leaving the page then prompts first. `discard`
 * drops them, the draft included.
 */
export function useUnsaved(unsaved: boolean, discard: () => void): void {
  const key = useId();
  const latest = useRef(discard);
  useEffect(() => {
    latest.current = discard;
  });
  useEffect(() => {
    if (!unsaved) return undefined;
    const release = noteUnsaved(key, () => latest.current());
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      // No prompt after the user discarded everything on purpose.
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      release();
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [key, unsaved]);
}
