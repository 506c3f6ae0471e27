import { mix } from '../colour.ts';
import { type HouseColours, house } from '../house.ts';
import { land, quiet, relief, sky, streaks, trace } from '../land.ts';
import { type Point, smooth } from '../lines.ts';
import { random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { flame, round } from '../trees.ts';

export interface VillageLight {
  zenith: string;
  lower: string;
  horizon: string;
  far: string;
  slope: string;
  dark: string;
  houses: HouseColours;
}

const afternoon: VillageLight = {
  zenith: '#6f9ab3',
  lower: '#b9cfd2',
  horizon: '#f3e6c8',
  far: '#9fb2bd',
  slope: '#7d8658',
  dark: '#12281c',
  houses: { wall: '#e6d6b2', shade: '#8d7a60', roof: '#9c4f3a', window: '#43372f', frame: '#f7efdc' },
};

/** A stone village on terraces, in the long light of the afternoon. In the upright picture it lies above the words. */
export function village(sheet: Sheet, light: VillageLight = afternoon): void {
  const { width } = sheet;
  const lift = sheet.either(0, 190);
  sky(sheet, 400 - lift, [
    [0, light.zenith],
    [0.6, light.lower],
    [1, light.horizon],
  ]);
  streaks(sheet, {
    seed: 61,
    count: sheet.either(9, 6),
    top: 40,
    bottom: sheet.either(190, 110),
    colour: light.lower,
    lit: '#fff8e8',
    opacity: 0.7,
  });
  sheet.glow(width * 0.5, 330 - lift, width * 0.42, 240, '#fff1cf', 0.7);
  for (let i = 0; i < 3; i++) {
    const line = relief({
      y: 330 - lift + i * 34,
      rise: 34,
      span: 210,
      seed: 81 + i,
      octaves: 6,
      peaks:
        i === 0
          ? [
              [width * 0.45, sheet.either(130, 70), sheet.either(300, 260)],
              [width * 0.68, sheet.either(85, 50), sheet.either(250, 220)],
            ]
          : [[width * (0.9 - i * 0.3), 60, width * 0.2]],
    });
    const colour = mix(light.far, light.slope, i * 0.26);
    land(sheet, line, {
      top: colour,
      foot: mix(colour, light.horizon, 0.6),
      from: 200 - lift + i * 60,
      depth: 240,
    });
  }

  // Two shoulders of the valley carry the village, one on each third.
  const shoulder = sheet.either([590, 1370], [175, 560]) as [number, number];
  const rise = sheet.either(1, 0.62);
  for (let step = 0; step < 7; step++) {
    const y = 442 - lift + step * sheet.either(46, 34) + step * step * 7;
    const line = relief({
      y,
      rise: 9,
      span: 150,
      seed: 120 + step,
      octaves: 3,
      peaks: [
        [shoulder[0] - 60, (190 - step * 30) * rise, width * 0.17],
        [shoulder[1] + 60, (150 - step * 24) * rise, width * 0.15],
      ],
    });
    terrace(sheet, line, step, light);
    if (step < sheet.either(4, 3)) street(sheet, line, step, shoulder, light);
    orchard(sheet, line, step, light);
  }
  quiet(sheet, 460 - lift, '#0b2018', 0.94);
}

function terrace(sheet: Sheet, line: (x: number) => number, step: number, light: VillageLight): void {
  const colour = mix(light.slope, light.dark, 0.08 + step * 0.125);
  land(sheet, line, {
    top: mix(colour, light.horizon, 0.2),
    foot: colour,
    from: 300 + step * 46,
    depth: 190,
  });
  const wall = mix(light.houses.wall, colour, 0.42 + step * 0.06);
  for (const [drop, opacity] of [
    [4, 0.9],
    [22, 0.4],
  ] as const) {
    const edge = trace(line, -20, sheet.width + 20, 24).map(([x, y]): Point => [x, y + drop]);
    sheet.stroke(smooth(edge), drop === 4 ? wall : mix(wall, colour, 0.5), drop === 4 ? 5 : 2, opacity);
  }
}

/** Houses stand where the shoulder is high, larger as they come nearer. */
function street(
  sheet: Sheet,
  line: (x: number) => number,
  step: number,
  shoulder: readonly [number, number],
  light: VillageLight,
): void {
  const dice = random(500 + step * 3);
  for (const [side, middle] of shoulder.entries()) {
    const half = sheet.either([230, 190], [150, 125])[side] as number;
    let x = middle - half + dice.between(-20, 30) + (step % 2) * 34;
    while (x < middle + half) {
      const near = Math.max(0, 1 - Math.abs(x - middle) / half);
      const h = (34 + step * 7) * dice.between(0.8, 1.12) + near * sheet.either(18, 8);
      const w = h * dice.between(1.0, 1.5);
      const flank = (x < sheet.width / 2 ? 1 : -1) * w * dice.between(0.24, 0.42);
      const foot = Math.max(line(x), line(x + w)) + 8;
      house(sheet, dice, { x, y: foot, w, h: h + 6, flank, roofed: dice.next() < 0.68 }, light.houses);
      x += w + Math.abs(flank) + dice.pick([4, 12, 44, 70]);
    }
  }
}

function orchard(sheet: Sheet, line: (x: number) => number, step: number, light: VillageLight): void {
  const dice = random(700 + step);
  const colour = mix('#3c4f30', light.dark, 0.15 + step * 0.13);
  const lit = mix('#8d9a5a', light.dark, 0.1 + step * 0.13);
  for (
    let x = dice.between(-20, 40);
    x < sheet.width + 20;
    x += dice.next() < 0.55 ? dice.between(24, 56) : dice.between(180, 420)
  ) {
    const y = line(x) + dice.between(7, 14);
    if (dice.next() < 0.2 && step < 5)
      flame(
        sheet,
        x,
        y,
        62 + step * 12,
        14 + step * 2,
        mix(colour, '#16261c', 0.4),
        colour,
        dice.integer(1, 999),
      );
    else round(sheet, x, y, (19 + step * 5) * dice.between(0.8, 1.25), colour, lit, dice.integer(1, 999));
  }
}
