import { mix } from '../colour.ts';
import { land, quiet, relief, sky, streaks } from '../land.ts';
import { closed, ellipse, type Point, rect, steps } from '../lines.ts';
import { random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { flame, round } from '../trees.ts';

export interface PlainLight {
  zenith: string;
  lower: string;
  horizon: string;
  cloud: string;
  far: string;
  snow: string;
  crops: readonly string[];
  tree: string;
  leaf: string;
}

const morning: PlainLight = {
  zenith: '#4f86ab',
  lower: '#a9cad6',
  horizon: '#eef0e0',
  cloud: '#fdfbf2',
  far: '#8fa3b5',
  snow: '#eef3f4',
  crops: ['#6f8b45', '#c9b36a', '#8aa054', '#557a42', '#dcc98a', '#7b6a45', '#9db061'],
  tree: '#274a2f',
  leaf: '#8da356',
};
const horizon = 404;

/** The inland plain: strips of field running to one point, poplars, a far range. */
export function plain(sheet: Sheet, light: PlainLight = morning): void {
  const { width } = sheet;
  const vanish: Point = [width * 0.5, horizon - 6];
  sky(sheet, horizon, [
    [0, light.zenith],
    [0.62, light.lower],
    [1, light.horizon],
  ]);
  streaks(sheet, {
    seed: 14,
    count: sheet.either(12, 8),
    top: 44,
    bottom: 270,
    colour: light.lower,
    lit: light.cloud,
    opacity: 0.75,
  });
  for (let i = 0; i < 3; i++) {
    const line = relief({
      y: horizon - 16 + i * 8,
      rise: 20 - i * 6,
      span: 150,
      seed: 31 + i * 3,
      octaves: 6,
      peaks:
        i === 0
          ? [
              [width * 0.2, 74, width * 0.15],
              [width * 0.42, 44, width * 0.1],
              [width * 0.76, 96, width * 0.16],
            ]
          : i === 1
            ? [
                [width * 0.02, 34, width * 0.12],
                [width * 0.95, 44, width * 0.14],
              ]
            : [],
    });
    const colour = mix(light.far, light.crops[0] as string, i * 0.22);
    const edge = steps(-20, width + 20, 160).map((x): Point => [x, line(x)]);
    land(sheet, line, {
      top: mix(colour, light.zenith, 0.12),
      foot: mix(colour, light.horizon, 0.6),
      from: horizon - 120 + i * 40,
      depth: 120 - i * 34,
    });
    if (i === 0) snowline(sheet, edge, light);
  }

  sheet.fill(rect(-20, horizon, width + 40, 700), light.crops[0] as string);
  fields(sheet, vanish, light);
  sheet.glow(width * 0.5, horizon + 8, width * 0.7, 46, light.horizon, 0.75);
  hedge(sheet, light);
  for (const [foot, spread] of sheet.either(
    [
      [-1, 1.0],
      [1, 1.0],
    ] as const,
    [
      [-1, 0.62],
      [1, 0.62],
    ] as const,
  ))
    row(sheet, vanish, foot, spread, light);
  sheet.glow(width * 0.3, 640, width * 0.4, 90, '#10291c', 0.5);
  quiet(sheet, 430, '#0a1f16', 1);
}

function snowline(sheet: Sheet, edge: readonly Point[], light: PlainLight): void {
  const dice = random(77);
  const lower = edge.map(
    ([x, y]): Point => [x, y + Math.max(0, (horizon - 52 - y) * 0.5) * dice.between(0.45, 1.15)],
  );
  sheet.fill(closed([...edge, ...lower.toReversed()]), light.snow, 0.92);
}

/** Strips widen from the vanishing point; some are ploughed across, some lie fallow. */
function fields(sheet: Sheet, vanish: Point, light: PlainLight): void {
  const dice = random(8);
  const bottom = 1100;
  const rays: number[] = [];
  for (let x = -sheet.width * 3.4; x < sheet.width * 4.4; x += dice.between(0.16, 0.34) * 1500) rays.push(x);
  const at = (x: number, y: number): Point => [
    vanish[0] + ((x - vanish[0]) * (y - vanish[1])) / (bottom - vanish[1]),
    y,
  ];
  for (const [i, left] of rays.slice(0, -1).entries()) {
    const right = rays[i + 1] as number;
    let far = horizon;
    while (far < bottom) {
      const near = Math.min(bottom, far + (far - horizon + 14) * dice.between(0.8, 2.4));
      const crop = mix(dice.pick(light.crops), light.horizon, Math.max(0, 0.34 - (far - horizon) / 220));
      sheet.fill(closed([at(left, far), at(right, far), at(right, near), at(left, near)]), crop);
      const furrows = dice.integer(3, 5);
      for (const share of steps(0, 1, furrows).slice(1, -1)) {
        const x = left + (right - left) * share;
        sheet.fill(closed([at(x, far), at(x + 26, near), at(x - 26, near)]), mix(crop, '#2c3a1e', 0.4), 0.2);
      }
      far = near;
    }
    sheet.fill(
      closed([at(right, horizon), at(right + 34, bottom), at(right - 10, bottom)]),
      mix(light.tree, light.leaf, 0.3),
      0.4,
    );
  }
}

/** A line of low trees and barns where plain and mountains meet. */
function hedge(sheet: Sheet, light: PlainLight): void {
  const dice = random(19);
  for (let x = -10; x < sheet.width + 10; x += dice.between(10, 80)) {
    if (dice.next() < 0.1)
      sheet.fill(
        rect(x, horizon - 7, 22, 11) +
          closed([
            [x - 3, horizon - 6],
            [x + 11, horizon - 14],
            [x + 25, horizon - 6],
          ]),
        mix('#b0654c', light.horizon, 0.3),
      );
    else
      round(
        sheet,
        x,
        horizon + 5,
        dice.between(9, 20),
        mix(light.tree, light.far, 0.45),
        mix(light.leaf, light.far, 0.4),
        dice.integer(1, 99),
      );
  }
}

/** Poplars along a field road, growing towards us on one side of the picture. */
function row(sheet: Sheet, vanish: Point, side: number, spread: number, light: PlainLight): void {
  const dice = random(40 + side);
  for (let i = 0; i < 10; i++) {
    const near = 1 / (10.5 - i);
    const x = vanish[0] + side * near * sheet.either(1560, 800) * spread - side * 20;
    const y = horizon + 2 + near * 190;
    const height = (34 + 720 * near) * dice.between(0.9, 1.1);
    const haze = 0.5 * (1 - i / 9);
    if (Math.abs(x - vanish[0]) > sheet.width / 2 + sheet.either(60, -60)) break;
    sheet.fill(ellipse(x + height * 0.2, y, height * 0.26, height * 0.02), '#1c3322', 0.4);
    flame(
      sheet,
      x,
      y,
      height,
      height * 0.2,
      mix(light.tree, light.horizon, haze),
      mix(light.leaf, light.horizon, haze),
      dice.integer(1, 999),
    );
  }
}
