export type Point = readonly [x: number, y: number];

export const round = (value: number) => Math.round(value * 10) / 10;
const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;

export const open = (points: readonly Point[]) => `M${points.map(pair).join('L')}`;
export const closed = (points: readonly Point[]) => `${open(points)}z`;

/** A soft line through every point (Catmull-Rom, written as cubic Béziers). */
export function smooth(points: readonly Point[], close = false): string {
  const last = points.length - 1;
  const at = (i: number) =>
    points[close ? (i + points.length) % points.length : Math.min(last, Math.max(0, i))] as Point;
  let path = `M${pair(at(0))}`;
  for (let i = 0; i < (close ? points.length : last); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
  }
  return close ? `${path}z` : path;
}

/** Evenly spaced numbers from `low` to `high`, both included. */
export const steps = (low: number, high: number, count: number) =>
  Array.from({ length: count }, (_, i) => low + ((high - low) * i) / (count - 1));

export const rect = (x: number, y: number, w: number, h: number) =>
  `M${pair([x, y])}h${round(w)}v${round(h)}h${round(-w)}z`;

/** A doorway: straight sides and a round head; `x` is its middle, `y` its sill. */
export function arch(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return `M${pair([x - r, y])}V${round(y - h + r)}a${round(r)} ${round(r)} 0 0 1 ${round(w)} 0V${round(y)}z`;
}

export const circle = (x: number, y: number, r: number) => ellipse(x, y, r, r);
export const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${pair([x - rx, y])}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0z`;
