/**
 * @typedef {{ median: number, min: number, max: number }} Spread
 */

/**
 * The middle of some figures, and how far they lie apart.
 * @param {number[]} figures
 * @returns {Spread}
 */
export function spread(figures) {
  const sorted = figures.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  const median = (sorted[Math.floor(half)] + sorted[Math.ceil(half)]) / 2;
  return { median, min: sorted[0], max: sorted.at(-1) };
}

/**
 * Figures against others that were measured in turn with them: what the machine did meanwhile, it did to both.
 * @param {number[]} figures @param {number[]} others
 */
export function ratio(figures, others) {
  return spread(figures.map((figure, round) => figure / others[round]));
}

/** The milliseconds that something takes. @param {() => Promise<unknown>} work */
export async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
