import { mix } from './colour.ts';
import { closed, ellipse, type Point, rect, smooth } from './lines.ts';
import type { HarbourLight } from './scenes/harbour.ts';
import type { Sheet } from './sheet.ts';

/** The breakwater and its light. */
export function mole(sheet: Sheet, light: HarbourLight): void {
  const tip = sheet.either(1000, 330);
  const stone = mix(light.block, light.deep, 0.3);
  const bank: Point[] = [
    [tip - sheet.either(150, 70), 456],
    [tip - 20, 447],
    [tip + 60, 446],
    [tip + 74, 456],
  ];
  sheet.fill(smooth(bank, true), stone);
  sheet.fill(
    closed([
      [tip + 31, 448],
      [tip + 35, 372],
      [tip + 47, 372],
      [tip + 51, 448],
    ]),
    mix(light.lower, light.block, 0.35),
  );
  sheet.fill(
    rect(tip + 32, 366, 18, 5) +
      rect(tip + 36, 352, 10, 14) +
      closed([
        [tip + 33, 352],
        [tip + 41, 343],
        [tip + 49, 352],
      ]),
    stone,
  );
  sheet.glow(tip + 41, 359, 130, 70, light.window, 0.75);
  sheet.fill(ellipse(tip + 41, 359, 5, 5), '#fff0c8');
}

/** A fishing boat with a small wheelhouse; a negative size looks the other way. */
export function boat(sheet: Sheet, x: number, y: number, size: number, light: HarbourLight): void {
  const k = Math.abs(size);
  const p = (dx: number, dy: number): Point => [x + dx * size, y + dy * k];
  const hull = mix(light.deep, light.block, 0.35);
  sheet.fill(closed([p(-62, 4), p(60, 4), p(48, 34), p(-46, 34)]), hull, 0.4);
  sheet.fill(
    smooth(
      [p(-64, -20), p(-30, -13), p(20, -13), p(70, -26), p(58, 2), p(40, 7), p(-44, 7), p(-60, 0)],
      true,
    ),
    hull,
  );
  sheet.stroke(
    smooth([p(-63, -18), p(-30, -12), p(20, -12), p(68, -24)]),
    mix(light.horizon, light.lower, 0.3),
    3 * k,
    0.85,
  );
  sheet.fill(closed([p(-44, -14), p(-44, -40), p(-12, -40), p(-6, -14)]), mix(light.block, light.lower, 0.4));
  sheet.fill(closed([p(-50, -40), p(-4, -40), p(-7, -45), p(-47, -45)]), hull);
  sheet.fill(
    closed([p(-38, -24), p(-38, -34), p(-28, -34), p(-28, -24)]) +
      closed([p(-23, -24), p(-23, -34), p(-15, -34), p(-14, -24)]),
    light.window,
  );
  sheet.stroke(smooth([p(14, -14), p(14, -84)]), hull, 3.4 * k);
  sheet.stroke(
    smooth([p(14, -80), p(40, -50), p(66, -25)]) + smooth([p(14, -80), p(-20, -62), p(-44, -44)]),
    hull,
    1.3 * k,
    0.8,
  );
  sheet.glow(x + 14 * size, y - 82 * k, 26 * k, 26 * k, light.window, 0.9);
}
