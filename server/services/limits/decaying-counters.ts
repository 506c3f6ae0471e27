type Options = {
  /** Half-life of a count in milliseconds. */
  halfLife: number;
  /** Maximum of remembered names: the most recently counted, at least half of them. */
  capacity?: number;
  /** Milliseconds since 1970. */
  now: () => number;
};

type Counts = Map<string, { count: number; at: number }>;

/** Exponentially decaying counts by name. Bounded, and without a timer. */
export function createDecayingCounters({ halfLife, capacity = 50_000, now }: Options) {
  // Two generations, for eviction in constant time: names not counted since the last swap are dropped
  let recent: Counts = new Map();
  let older: Counts = new Map();

  function countOf(name: string): number {
    const counted = recent.get(name) ?? older.get(name);
    return counted ? counted.count * 0.5 ** (Math.max(0, now() - counted.at) / halfLife) : 0;
  }

  return {
    of: countOf,

    /** @returns the count after the addition. */
    add(this: void, name: string, amount: number): number {
      const count = countOf(name) + amount;
      recent.set(name, { count, at: now() });
      if (recent.size >= capacity / 2) [older, recent] = [recent, new Map()];
      return count;
    },

    /** Milliseconds until a name's count has decayed to `count`. */
    until(this: void, name: string, count: number): number {
      const current = countOf(name);
      return current <= count ? 0 : halfLife * Math.log2(current / count);
    },

    size: () => recent.size + older.size,
  };
}
