/**
 * Counts paths in a bounded memory, by the algorithm of Misra and Gries: where there is no room for another path, one is taken
 * off every count instead. A path that is more than `1 / room` of all requests stays, however many others come, and no
 * count is higher than the truth.
 */
export function createFrequentPaths(room: number) {
  let counts = new Map<string, number>();

  return {
    count(path: string): void {
      const before = counts.get(path);
      if (before !== undefined || counts.size < room) {
        counts.set(path, (before ?? 0) + 1);
        return;
      }
      for (const [each, requests] of counts) {
        if (requests > 1) counts.set(each, requests - 1);
        else counts.delete(each);
      }
    },

    /** The counts so far, which begin again. */
    take(): ReadonlyMap<string, number> {
      const taken = counts;
      counts = new Map();
      return taken;
    },

    /** Adds counts that could not be stored, as far as there is room. */
    giveBack(taken: ReadonlyMap<string, number>): void {
      for (const [path, requests] of taken)
        if (counts.has(path) || counts.size < room) counts.set(path, (counts.get(path) ?? 0) + requests);
    },
  };
}
