import { mix } from '../colour.ts';
import { land, quiet, relief, sky, streaks } from '../land.ts';
import { circle, ellipse, rect } from '../lines.ts';
import { random } from '../random.ts';
import { type Rock, reflect, stand } from '../rock.ts';
import type { Sheet } from '../sheet.ts';

export interface CoastLight {
  zenith: string;
  upper: string;
  lower: string;
  horizon: string;
  sun: string;
  rock: string;
  rockDark: string;
  sea: string;
  deep: string;
}

const dusk: CoastLight = {
  zenith: '#17304a',
  upper: '#4a5f7c',
  lower: '#c08d80',
  horizon: '#f6cf95',
  sun: '#ffe9bf',
  rock: '#6b5747',
  rockDark: '#2a211d',
  sea: '#5f6d80',
  deep: '#0c1b2a',
};
const waterline = 432;

/** A sea arch and a stack at dusk, and the sun's road over the water. */
export function coast(sheet: Sheet, light: CoastLight = dusk): void {
  const { width } = sheet;
  const sunX = sheet.either(985, 330);
  const sunY = 388;
  sky(sheet, waterline, [
    [0, light.zenith],
    [0.42, light.upper],
    [0.8, light.lower],
    [1, light.horizon],
  ]);
  streaks(sheet, {
    seed: 33,
    count: sheet.either(20, 12),
    top: 60,
    bottom: 372,
    colour: light.upper,
    lit: mix(light.horizon, light.lower, 0.3),
    opacity: 0.6,
  });
  sheet.glow(sunX, sunY, 620, 250, light.horizon, 0.85);
  sheet.glow(sunX, sunY, 170, 120, light.sun, 0.9);
  sheet.fill(circle(sunX, sunY, 34), '#fff3d6');

  for (const [i, y] of [404, 419].entries()) {
    const shore = sheet.width * (i ? 1 : 0);
    const cape = relief({
      y: waterline + 16,
      rise: 7,
      span: 90,
      seed: 5 + i,
      peaks: [
        [shore, 62 - i * 10, width * 0.27],
        [shore + (i ? -1 : 1) * width * 0.13, 26, width * 0.1],
      ],
    });
    const colour = mix(light.upper, light.lower, 0.45 - i * 0.15);
    land(sheet, cape, { top: colour, foot: mix(colour, light.horizon, 0.45), from: y - 50, depth: 90 });
  }
  water(sheet, light, sunX);

  const arch: Rock = {
    x: sheet.either(1345, 520),
    width: sheet.either(400, 290),
    height: 322,
    foot: 470,
    seed: 4,
    hole: [0.4, 0.3, 0.62],
    sun: -1,
  };
  const stack: Rock = {
    x: sheet.either(560, 128),
    width: sheet.either(150, 104),
    height: 226,
    foot: 452,
    seed: 9,
    sun: 1,
  };
  for (const rock of [
    stack,
    {
      ...stack,
      x: stack.x - sheet.either(128, 84),
      width: sheet.either(82, 58),
      height: 118,
      foot: 448,
      seed: 17,
    },
    arch,
    {
      ...arch,
      x: arch.x + sheet.either(300, 190),
      width: sheet.either(120, 80),
      height: 132,
      foot: 462,
      seed: 23,
      hole: undefined,
    },
  ]) {
    reflect(sheet, rock, light);
    stand(sheet, rock, light);
  }
  glints(sheet, light, sunX);
  quiet(sheet, 470, mix(light.deep, '#06140f', 0.55), 0.92);
}

function water(sheet: Sheet, light: CoastLight, sunX: number): void {
  sheet.fill(
    rect(-20, waterline, sheet.width + 40, 700),
    sheet.down(waterline, 1080, [
      [0, mix(light.horizon, light.sea, 0.35)],
      [0.1, light.sea],
      [0.42, mix(light.sea, light.deep, 0.7)],
      [1, light.deep],
    ]),
  );
  sheet.glow(sunX, waterline + 6, 420, 46, light.sun, 0.8);
  sheet.glow(sunX, waterline + 90, 200, 230, light.horizon, 0.5);
}

/** Ninety bars of light on the water, wider and rarer towards us. */
function glints(sheet: Sheet, light: CoastLight, sunX: number): void {
  const dice = random(90);
  for (let i = 0; i < 90; i++) {
    const depth = (i / 90) ** 1.5;
    const y = waterline + 6 + depth * 330;
    const half = dice.between(6, 26) * (1 + depth * 2.4);
    const x = sunX + dice.between(-1, 1) * (36 + depth * 250) * dice.next();
    sheet.fill(ellipse(x, y, half, 1.1 + depth * 2), light.sun, 0.75 - depth * 0.6);
  }
  for (let i = 0; i < 46; i++) {
    const depth = dice.next() ** 1.3;
    sheet.fill(
      ellipse(dice.next() * sheet.width, waterline + 10 + depth * 520, 30 + depth * 120, 1 + depth * 1.6),
      light.horizon,
      0.16 - depth * 0.1,
    );
  }
}
