import { mix } from './colour.ts';
import { closed, ellipse, type Point, rect, smooth, steps } from './lines.ts';
import { noise, random } from './random.ts';
import type { Sheet } from './sheet.ts';

/** A cypress or, broader, a poplar: a flame of leaves, lit on one side. */
export function flame(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  width: number,
  colour: string,
  lit: string,
  seed: number,
): void {
  const ragged = noise(seed, 3);
  const half = (t: number) => (width / 2) * Math.sin(Math.PI * (0.015 + 0.985 * t) ** 0.6) ** 0.8;
  const count = Math.max(7, Math.round(height / 9));
  const side = (sign: number) =>
    steps(0, 1, count).map(
      (t): Point => [
        x + sign * half(t) * (1 + 0.22 * ragged(sign * 40 + t * count * 0.7)),
        y - height * (0.05 + 0.95 * t),
      ],
    );
  sheet.fill(
    rect(x - width * 0.06, y - height * 0.1, width * 0.12, height * 0.1),
    mix(colour, '#1b130c', 0.5),
  );
  sheet.fill(
    smooth([...side(-1), ...side(1).toReversed()], true),
    sheet.along(x - width / 2, 0, x + width / 2, 0, [
      [0, colour],
      [0.55, mix(colour, lit, 0.35)],
      [1, lit],
    ]),
  );
}

/** A round tree, olive or oak, as a few overlapping clumps lit from above. */
export function round(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colour: string,
  lit: string,
  seed: number,
): void {
  const dice = random(seed);
  sheet.fill(rect(x - size * 0.05, y - size * 0.5, size * 0.1, size * 0.5), mix(colour, '#1b130c', 0.5));
  const clumps = Array.from(
    { length: 6 },
    () =>
      [
        x + dice.between(-0.34, 0.34) * size,
        y - size * dice.between(0.42, 0.8),
        size * dice.between(0.2, 0.3),
      ] as const,
  );
  sheet.fill(clumps.map(([a, b, r]) => ellipse(a, b, r * 1.1, r)).join(''), colour);
  sheet.fill(
    clumps.map(([a, b, r]) => ellipse(a + r * 0.2, b - r * 0.28, r * 0.75, r * 0.6)).join(''),
    lit,
    0.55,
  );
}

/** A pine or fir seen far off: a narrow jagged spear. */
export function spear(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  colour: string,
  seed: number,
): void {
  const dice = random(seed);
  const tiers = 6;
  const side = (sign: number) =>
    steps(0, 1, tiers).flatMap((t): Point[] => {
      const half = height * 0.2 * (1 - t) * dice.between(0.8, 1.15);
      return [
        [x + sign * (half + height * 0.012), y - height * (0.1 + 0.86 * t)],
        [x + sign * half * 0.45, y - height * (0.16 + 0.86 * t)],
      ];
    });
  sheet.fill(closed([...side(-1), [x, y - height * 1.05], ...side(1).toReversed()]), colour);
  sheet.fill(rect(x - height * 0.02, y - height * 0.12, height * 0.04, height * 0.12), colour);
}
