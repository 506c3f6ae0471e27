import type { DependencyTag } from '../effects/dependency-tags.ts';

type Listener = (tags: readonly DependencyTag[]) => unknown;

export type Invalidation = ReturnType<typeof createInvalidation>;

/** Passes the tags of changed content on to the caches. */
export function createInvalidation() {
  const listeners = new Set<Listener>();

  return {
    /** To be called after the commit. Resolves when no cache returns the old content. */
    async invalidate(tags: readonly DependencyTag[]): Promise<void> {
      await Promise.all([...listeners].map((listener) => listener(tags)));
    },

    onInvalidate(listener: Listener): void {
      listeners.add(listener);
    },
  };
}
