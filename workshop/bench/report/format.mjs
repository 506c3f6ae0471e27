/** How figures are written: as exact as they are worth. */

/** @param {number} number */
export function count(number) {
  const rounded = number >= 100 ? Math.round(number) : Number(number.toPrecision(3));
  return rounded.toLocaleString('en');
}

/** @param {number} bytes */
export const kilobytes = (bytes) => `${count(bytes / 1e3)} kB`;

/** @param {number} bytes */
export const megabytes = (bytes) => `${count(bytes / 1e6)} MB`;

/** @param {number} number */
export const seconds = (number) => `${count(number)} s`;

/** @param {number} milliseconds */
export function time(milliseconds) {
  if (milliseconds >= 1_000) return seconds(milliseconds / 1e3);
  return milliseconds >= 0.1 ? `${count(milliseconds)} ms` : `${count(milliseconds * 1e3)} µs`;
}

/** @param {number} factor */
export const times = (factor) => `${factor >= 10 ? count(factor) : factor.toFixed(2)} ×`;

/**
 * A middle figure with the outermost beside it, where there are more than one.
 * @param {import('../statistics.mjs').Spread} spread @param {(number: number) => string} [write]
 */
export function spreadOf({ median, min, max }, write = count) {
  if (min === max) return write(median);
  const [lowest, highest] = [min, max].map((figure) => write(figure).split(' ')[0]);
  return `${write(median)} (${lowest}–${highest})`;
}

/**
 * A Markdown table that is aligned as plain text too.
 * @template Row
 * @param {Row[]} rows @param {Record<string, (row: Row) => string>} columns each by its title
 */
export function table(rows, columns) {
  const texts = Object.entries(columns).map(([title, cell]) => [title, ...rows.map(cell)]);
  const aligned = texts.map((cells) => {
    const width = Math.max(...cells.map((cell) => cell.length));
    const [title, ...others] = cells.map((cell) => cell.padEnd(width));
    return [title, '-'.repeat(width), ...others];
  });
  return aligned[0].map((_, line) => `| ${aligned.map((cells) => cells[line]).join(' | ')} |`).join('\n');
}
