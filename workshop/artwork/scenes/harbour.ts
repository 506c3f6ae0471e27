import { mix } from '../colour.ts';
import { boat, mole } from '../craft.ts';
import { land, quiet, relief, sky, streaks } from '../land.ts';
import { closed, ellipse, rect } from '../lines.ts';
import { type Random, random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

export interface HarbourLight {
  zenith: string;
  upper: string;
  lower: string;
  horizon: string;
  far: string;
  block: string;
  window: string;
  water: string;
  deep: string;
}

const blueHour: HarbourLight = {
  zenith: '#10233f',
  upper: '#274d74',
  lower: '#6e86a0',
  horizon: '#f0bd94',
  far: '#3f5a78',
  block: '#16283b',
  window: '#f2c46b',
  water: '#3d5a78',
  deep: '#081522',
};
const waterline = 440;

/** A harbour city at the blue hour: stepped blocks, warm windows, two boats in the bay. */
export function harbour(sheet: Sheet, light: HarbourLight = blueHour): void {
  const { width } = sheet;
  sky(sheet, waterline, [
    [0, light.zenith],
    [0.45, light.upper],
    [0.84, light.lower],
    [1, light.horizon],
  ]);
  streaks(sheet, {
    seed: 71,
    count: sheet.either(12, 7),
    top: 50,
    bottom: 330,
    colour: light.upper,
    lit: mix(light.lower, light.horizon, 0.45),
    opacity: 0.4,
  });
  sheet.glow(width * 0.52, waterline - 10, width * 0.42, 190, light.horizon, 0.85);
  for (let i = 0; i < 2; i++) {
    const line = relief({
      y: 386 + i * 26,
      rise: 16,
      span: 180,
      seed: 91 + i,
      peaks: i
        ? [
            [width * 0.1, 70, width * 0.2],
            [width * 0.92, 60, width * 0.22],
          ]
        : [
            [width * 0.22, 120, width * 0.2],
            [width * 0.78, 150, width * 0.2],
          ],
    });
    const colour = mix(light.far, light.lower, 0.4 - i * 0.25);
    land(sheet, line, { top: colour, foot: mix(colour, light.horizon, 0.3), from: 230 + i * 60, depth: 210 });
    lamps(sheet, line, 31 + i, light);
  }
  sheet.fill(
    rect(-20, waterline, width + 40, 700),
    sheet.down(waterline, 1080, [
      [0, mix(light.horizon, light.water, 0.4)],
      [0.07, light.water],
      [0.4, mix(light.water, light.deep, 0.7)],
      [1, light.deep],
    ]),
  );

  const depth = sheet.either(1, 0.4);
  for (let tier = 0; tier < 4; tier++) {
    for (const side of [-1, 1]) quarter(sheet, tier, side, depth, light);
  }
  mole(sheet, light);
  boat(sheet, sheet.either(830, 262), sheet.either(488, 516), 1, light);
  boat(sheet, sheet.either(1130, 470), sheet.either(466, 494), -0.62, light);
  shimmer(sheet, light);
  quiet(sheet, 492, mix(light.deep, '#06140f', 0.5), 0.92);
}

/** Scattered lights on the far slopes. */
function lamps(sheet: Sheet, line: (x: number) => number, seed: number, light: HarbourLight): void {
  const dice = random(seed);
  let path = '';
  for (let i = 0; i < 90; i++) {
    const x = dice.next() * sheet.width;
    const y = line(x) + 12 + dice.next() ** 2 * 90;
    if (y < waterline - 6) path += ellipse(x, y, 1.5, 1.5);
  }
  sheet.fill(path, light.window, 0.7);
}

/** One terrace of houses, higher towards the edge of the picture. */
function quarter(sheet: Sheet, tier: number, side: number, depth: number, light: HarbourLight): void {
  const dice = random(200 + tier * 2 + side);
  const { width } = sheet;
  const reach = (760 - tier * 95) * depth;
  const colour = mix(mix(light.far, light.block, 0.34 + tier * 0.2), light.deep, tier * 0.12);
  let out = 0;
  while (out < reach + 40) {
    const w = dice.between(34, 68) * (0.84 + tier * 0.16);
    const slope = 1 - out / reach;
    const hill = (198 - tier * 42) * Math.max(0, slope) ** 0.8;
    const tower = dice.next() < 0.1 ? dice.between(34, 74) : 0;
    const h = dice.between(34, 66) + hill + tower;
    const x = side < 0 ? out - 20 : width + 20 - out - w;
    if (slope > -0.05) block(sheet, dice, x, waterline + 8 + tier * 9, w, h, -side, colour, light);
    out += w + dice.between(0, 5);
  }
  const quay = (reach + 60) * 1;
  sheet.fill(
    rect(side < 0 ? -20 : width + 20 - quay, waterline + 6 + tier * 9, quay, 11),
    mix(light.deep, light.block, 0.4),
  );
}

function block(
  sheet: Sheet,
  dice: Random,
  x: number,
  foot: number,
  w: number,
  h: number,
  lit: number,
  colour: string,
  light: HarbourLight,
): void {
  const top = foot - h;
  const face =
    lit > 0
      ? [mix(colour, light.deep, 0.2), mix(colour, light.horizon, 0.16)]
      : [mix(colour, light.horizon, 0.16), mix(colour, light.deep, 0.2)];
  sheet.fill(
    rect(x, top, w, h),
    sheet.along(x, 0, x + w, 0, [
      [0, face[0] as string],
      [1, face[1] as string],
    ]),
  );
  sheet.fill(rect(x - 1.5, top, w + 3, 3), mix(colour, light.horizon, 0.34));
  if (dice.next() < 0.3) sheet.fill(rect(x + w * 0.6, top - 9, w * 0.2, 9), colour);
  if (dice.next() < 0.24)
    sheet.fill(
      closed([
        [x - 3, top + 1],
        [x + w / 2, top - w * 0.26],
        [x + w + 3, top + 1],
      ]),
      mix(colour, '#8a4a3a', 0.4),
    );
  const columns = Math.max(2, Math.floor(w / 15));
  let warm = '';
  let dim = '';
  for (let row = 0; row * 20 < Math.min(h - 24, 130); row++) {
    for (let column = 0; column < columns; column++) {
      const glow = dice.next();
      if (glow > 0.5) continue;
      const pane = rect(x + ((column + 0.5) * w) / columns - 2.8, top + 12 + row * 20, 5.6, 8.5);
      if (glow < 0.32) warm += pane;
      else dim += pane;
    }
  }
  sheet.fill(dim, mix(colour, light.lower, 0.3), 0.6);
  sheet.fill(warm, light.window, 0.92);
}

/** Lamps drawn out on the water. */
function shimmer(sheet: Sheet, light: HarbourLight): void {
  const dice = random(303);
  for (let i = 0; i < sheet.either(64, 34); i++) {
    const x = dice.next() < 0.5 ? dice.next() * sheet.width * 0.4 : sheet.width * (1 - dice.next() * 0.4);
    const y = waterline + 40 + dice.next() * 20;
    const length = dice.between(40, 150);
    const w = dice.between(2, 5);
    for (let drop = 0; drop < length; drop += dice.between(8, 15)) {
      sheet.fill(
        ellipse(x + dice.between(-4, 4), y + drop, w * (1.4 + drop / 50), 1.6),
        light.window,
        0.5 * (1 - drop / length),
      );
    }
  }
  for (let i = 0; i < 60; i++) {
    const t = dice.next() ** 1.4;
    sheet.fill(
      ellipse(
        sheet.width * 0.52 + dice.between(-1, 1) * (90 + t * 180),
        waterline + 8 + t * 190,
        14 + t * 46,
        1.1 + t * 1.4,
      ),
      light.horizon,
      0.42 * (1 - t),
    );
  }
}
