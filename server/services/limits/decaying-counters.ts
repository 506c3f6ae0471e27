type Options = {
  /** The time in which a count falls to its half, in milliseconds. */
  halfLife: number;
  /** Names that are remembered at most: those counted last, half of them at least. */
  capacity?: number;
  /** Milliseconds since 1970. */
  now: () => number;
};

type Counts = Map<string, { count: number; at: number }>;

/** Counts by name that decay by themselves. Bounded, and without a timer. */
export function createDecayingCounters({ halfLife, capacity = 50_000, now }: Options) {
  // Two generations, so that room is made at once: the names that were not counted since the last time go
  let recent: Counts = new Map();
  let older: Counts = new Map();

  function countOf(name: string): number {
    const counted = recent.get(name) ?? older.get(name);
    return counted ? counted.count * 0.5 ** (Math.max(0, now() - counted.at) / halfLife) : 0;
  }

  return {
    of: countOf,

    /** @returns the count with what was added. */
    add(this: void, name: string, amount: number): number {
      const count = countOf(name) + amount;
      recent.set(name, { count, at: now() });
      if (recent.size >= capacity / 2) [older, recent] = [recent, new Map()];
      return count;
    },

    /** Milliseconds until a count has fallen so far. */
    until(this: void, name: string, count: number): number {
      const current = countOf(name);
      return current <= count ? 0 : halfLife * Math.log2(current / count);
    },

    size: () => recent.size + older.size,
  };
}
