export type Spread = { median: number; min: number; max: number };

/** The median of some figures, with the lowest and the highest. */
export function spread(figures: number[]): Spread {
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (index: number) => sorted.at(index) ?? Number.NaN;
  const half = (sorted.length - 1) / 2;
  return { median: (at(Math.floor(half)) + at(Math.ceil(half))) / 2, min: at(0), max: at(-1) };
}

export const median = (figures: number[]): number => spread(figures).median;

/** The ratios of figures to others, round by round: the load of the machine was the same for both of a round. */
export function ratios(figures: number[], others: number[]): number[] {
  return figures.map((figure, round) => figure / (others[round] ?? Number.NaN));
}

/** The figure below which a share of the others are. */
export function percentile(figures: number[], share: number): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length * share)] ?? Number.NaN;
}

/** The milliseconds that an action takes. */
export async function timed(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}
