import type { DependencyTag } from '../effects/dependency-tags.ts';

type Listener = (tags: readonly DependencyTag[]) => unknown;

export type Invalidation = ReturnType<typeof createInvalidation>;

/** Passes the tags of changed content on to the caches. */
export function createInvalidation() {
  const listeners = new Set<Listener>();

  return {
    /** To be called once the change is stored. Settles when no cache gives out what was there before. */
    async invalidate(tags: readonly DependencyTag[]): Promise<void> {
      await Promise.all([...listeners].map((listener) => listener(tags)));
    },

    onInvalidate(listener: Listener): void {
      listeners.add(listener);
    },
  };
}
