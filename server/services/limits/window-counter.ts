type Options = {
  /** Maximum per window. */
  points: number;
  /** Length of a window in milliseconds. */
  duration: number;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Maximum of remembered names; beyond it the oldest windows are dropped. */
const maxNames = 50_000;

/** Counts by name, in a window that begins with the first count. Bounded, and without a timer. */
export function createWindowCounter({ points, duration, now }: Options) {
  // Insertion order equals expiry order, since all windows have one length
  const windows = new Map<string, { used: number; ends: number }>();

  function dropOld(): void {
    for (const [name, { ends }] of windows) {
      if (ends > now() && windows.size < maxNames) return;
      windows.delete(name);
    }
  }

  return {
    /**
     * Counts one.
     * @returns undefined, or the milliseconds to wait above the limit.
     */
    take(name: string): number | undefined {
      dropOld();
      const window = windows.get(name);
      if (!window || window.ends <= now()) {
        windows.delete(name);
        windows.set(name, { used: 1, ends: now() + duration });
        return undefined;
      }
      if (window.used >= points) return window.ends - now();
      window.used += 1;
      return undefined;
    },

    /** Reverts a count. */
    giveBack(name: string, amount: number): void {
      const window = windows.get(name);
      if (!window) return;
      window.used -= amount;
      if (window.used <= 0) windows.delete(name);
    },

    discard: (name: string): void => void windows.delete(name),
  };
}
