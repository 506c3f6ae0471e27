// Figures as text, as exact as they are worth.
import type { Spread } from '../statistics.ts';

export type Format = (figure: number) => string;

export function count(number: number): string {
  const rounded = number >= 100 ? Math.round(number) : Number(number.toPrecision(3));
  return rounded.toLocaleString('en');
}

export const kilobytes: Format = (bytes) => `${count(bytes / 1e3)} kB`;

export const megabytes: Format = (bytes) => `${count(bytes / 1e6)} MB`;

export const seconds: Format = (number) => `${count(number)} s`;

export function time(milliseconds: number): string {
  if (milliseconds >= 1_000) return seconds(milliseconds / 1e3);
  return milliseconds >= 0.1 ? `${count(milliseconds)} ms` : `${count(milliseconds * 1e3)} µs`;
}

export const times: Format = (factor) => `${factor >= 10 ? count(factor) : factor.toFixed(2)} ×`;

/** A median with the lowest and the highest in brackets, where there are more than one. */
export function spreadOf({ median, min, max }: Spread, format: Format = count): string {
  if (min === max) return format(median);
  const [lowest, highest] = [min, max].map((figure) => format(figure).split(' ')[0]);
  return `${format(median)} (${lowest}–${highest})`;
}

/** A Markdown table that is aligned as plain text too. Each column is named by its title. */
export function table<Row>(rows: Row[], columns: Record<string, (row: Row) => string>): string {
  const aligned = Object.entries(columns).map(([title, cell]) => {
    const cells = rows.map(cell);
    const width = Math.max(...[title, ...cells].map(({ length }) => length));
    return [title, '-'.repeat(width), ...cells].map((text) => text.padEnd(width));
  });
  return ['title', 'rule', ...rows]
    .map((_, line) => `| ${aligned.map((cells) => cells[line]).join(' | ')} |`)
    .join('\n');
}
