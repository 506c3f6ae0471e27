/** Reproducible random numbers: the same seed results in the same sequence (mulberry32). */
export type Chance = ReturnType<typeof chanceOf>;

export function chanceOf(seed: number) {
  let state = seed >>> 0;

  /** From 0 to below 1. */
  function next(): number {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to below this one. */
  const below = (end: number) => Math.floor(next() * end);

  return {
    below,
    between: (least: number, most: number) => least + below(most - least + 1),
    /** Happens so often of one. */
    happens: (share: number) => next() < share,
    pick: <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value,
    bytes: (length: number) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}

/** A copy with one bit changed. */
export function flipped(bytes: Uint8Array, { below }: Chance): Buffer {
  const copy = Buffer.from(bytes);
  const at = below(copy.length);
  copy[at] = (copy[at] ?? 0) ^ (1 << below(8));
  return copy;
}
