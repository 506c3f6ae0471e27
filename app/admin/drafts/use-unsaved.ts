import { useEffect, useId, useRef } from 'react';
import { hasUnsaved, noteUnsaved } from './unsaved.ts';

/**
 * Says that an editor has unsaved changes for as long as it has them: leaving the page in any way then asks first.
 * `discard` throws them away, the draft included.
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
      // Whoever threw everything away on purpose is not asked again.
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      release();
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [key, unsaved]);
}
