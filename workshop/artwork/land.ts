import { mix } from './colour.ts';
import { closed, type Point, rect, smooth, steps } from './lines.ts';
import { noise, random } from './random.ts';
import type { Sheet, Stop } from './sheet.ts';

export interface Relief {
  y: number;
  /** The line's deviation from its height, and the distance of a wave. */
  rise: number;
  span: number;
  seed: number;
  octaves?: number;
  /** Mountains on the line: middle, height and half-width of each. */
  peaks?: readonly (readonly [x: number, height: number, reach: number])[];
}

/** The sky-line of a range, as a function of x. */
export function relief({ y, rise, span, seed, octaves = 5, peaks = [] }: Relief): (x: number) => number {
  const wander = noise(seed, octaves);
  return (x) => {
    let height = rise * wander(x / span);
    for (const [middle, top, reach] of peaks) height += top * Math.exp(-(((x - middle) / reach) ** 2));
    return y - height;
  };
}

export const trace = (line: (x: number) => number, from: number, to: number, step = 6): Point[] =>
  steps(from, to, Math.ceil((to - from) / step) + 1).map((x) => [x, line(x)]);

/** Land from its sky-line down: haze gathers at its foot. */
export function land(
  sheet: Sheet,
  line: (x: number) => number,
  colours: { top: string; foot: string; from: number; depth: number },
  step = 6,
): void {
  const edge = trace(line, -20, sheet.width + 20, step);
  const paint = sheet.down(colours.from, colours.from + colours.depth, [
    [0, colours.top],
    [1, colours.foot],
  ]);
  sheet.fill(closed([...edge, [sheet.width + 20, sheet.height + 20], [-20, sheet.height + 20]]), paint);
}

export function sky(sheet: Sheet, bottom: number, stops: readonly Stop[]): void {
  sheet.fill(rect(-20, -20, sheet.width + 40, sheet.height + 40), sheet.down(0, bottom, stops));
}

/** Long thin clouds, lit along their lower edge. */
export function streaks(
  sheet: Sheet,
  {
    seed,
    count,
    top,
    bottom,
    colour,
    lit,
    opacity,
  }: {
    seed: number;
    count: number;
    top: number;
    bottom: number;
    colour: string;
    lit: string;
    opacity: number;
  },
): void {
  const dice = random(seed);
  for (let i = 0; i < count; i++) {
    const share = i / count;
    const x = dice.between(-0.1, 1.05) * sheet.width;
    const y = top + (bottom - top) * share + dice.between(-12, 12);
    const half = dice.between(110, 330) * (1.15 - share * 0.5);
    const thick = dice.between(5, 13) * (1.2 - share * 0.6);
    const wave = noise(seed + i * 13, 3);
    const upper = steps(-1, 1, 19).map(
      (t): Point => [x + t * half, y - thick * (1 - t * t) * (1 + 0.8 * wave(t * 5))],
    );
    const lower = steps(1, -1, 11).map((t): Point => [x + t * half, y + thick * 0.3 * (1 - t * t)]);
    const paint = sheet.down(y - thick * 1.4, y + thick * 0.4, [
      [0, mix(colour, lit, share * 0.4)],
      [1, lit],
    ]);
    sheet.fill(smooth([...upper, ...lower.slice(1, -1)], true), paint, opacity * dice.between(0.55, 1));
  }
}

/** The lower part of a scene sinks into calm darkness, where words will lie. */
export function quiet(sheet: Sheet, from: number, colour: string, strength = 0.9): void {
  const paint = sheet.down(from, sheet.height, [
    [0, colour, 0],
    [0.45, colour, strength * 0.62],
    [1, colour, strength],
  ]);
  sheet.fill(rect(-20, from, sheet.width + 40, sheet.height - from + 20), paint);
}
