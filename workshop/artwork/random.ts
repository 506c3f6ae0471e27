/** Seeded chance: the same seed always paints the same picture. */
export interface Random {
  next(): number;
  between(low: number, high: number): number;
  integer(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32: tiny, and good enough for leaves and windows
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    integer: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
  };
}

/** Smooth one-dimensional noise in -1…1, several octaves added up. */
export function noise(seed: number, octaves = 4): (x: number) => number {
  const dice = random(seed);
  const table = Array.from({ length: 512 }, () => dice.between(-1, 1));
  const at = (i: number) => table[((i % 512) + 512) % 512] as number;
  const single = (x: number) => {
    const cell = Math.floor(x);
    const t = x - cell;
    const ease = t * t * (3 - 2 * t);
    return at(cell) * (1 - ease) + at(cell + 1) * ease;
  };
  return (x) => {
    let sum = 0;
    let total = 0;
    for (let octave = 0, weight = 1; octave < octaves; octave++, weight /= 2) {
      sum += weight * single(x * 2 ** octave + octave * 57);
      total += weight;
    }
    return sum / total;
  };
}
