import { mix } from '../colour.ts';
import { gorge, pines } from '../gorge.ts';
import { land, quiet, relief, sky } from '../land.ts';
import { closed, ellipse, open, type Point, steps } from '../lines.ts';
import { noise, random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

export interface RidgeLight {
  zenith: string;
  upper: string;
  lower: string;
  horizon: string;
  snow: string;
  shade: string;
  rock: string;
  dark: string;
  star: number;
}

const firstLight: RidgeLight = {
  zenith: '#0f2138',
  upper: '#2c4d6e',
  lower: '#7f97ac',
  horizon: '#edc9a8',
  snow: '#eef3f4',
  shade: '#8fa5b5',
  rock: '#48525a',
  dark: '#0d1a1f',
  star: 1,
};

/** Snow ridges over a gorge with one stone bridge, the last stars still out. */
export function ridge(sheet: Sheet, light: RidgeLight = firstLight): void {
  const { width } = sheet;
  sky(sheet, 420, [
    [0, light.zenith],
    [0.4, light.upper],
    [0.8, light.lower],
    [1, light.horizon],
  ]);
  stars(sheet, light);
  sheet.glow(width * 0.5, 400, width * 0.36, 230, light.horizon, 0.85);
  massif(
    sheet,
    sheet.either(
      [
        [-60, 420],
        [180, 250],
        [330, 300],
        [610, 96],
        [700, 168],
        [800, 150],
        [980, 330],
        [1120, 300],
        [1370, 132],
        [1450, 190],
        [1560, 156],
        [1760, 300],
        [2000, 250],
      ],
      [
        [-40, 240],
        [60, 210],
        [190, 92],
        [250, 150],
        [300, 140],
        [400, 320],
        [450, 300],
        [560, 150],
        [610, 196],
        [680, 170],
        [780, 260],
      ],
    ),
    5,
    light,
  );
  for (let i = 0; i < 2; i++) {
    const line = relief({
      y: 420 + i * 34,
      rise: 26,
      span: 120,
      seed: 141 + i,
      octaves: 6,
      peaks: [
        [width * 0.1, 60 - i * 20, width * 0.18],
        [width * 0.88, 66 - i * 20, width * 0.18],
      ],
    });
    const colour = mix(mix(light.shade, light.rock, 0.35 + i * 0.4), light.dark, i * 0.2);
    land(sheet, line, {
      top: colour,
      foot: mix(colour, light.horizon, 0.32 - i * 0.12),
      from: 340 + i * 40,
      depth: 160,
    });
    sheet.glow(width * 0.5, 446 + i * 20, width * 0.4, 50, light.lower, 0.6);
    if (i) pines(sheet, line, 17, 26, 44, mix(light.rock, light.dark, 0.45));
  }
  gorge(sheet, light);
  quiet(sheet, 500, '#06140f', 0.88);
}

function stars(sheet: Sheet, light: RidgeLight): void {
  const dice = random(6);
  for (let i = 0; i < (sheet.tall ? 50 : 110) * light.star; i++) {
    const y = dice.next() ** 1.3 * 250;
    const r = dice.next() < 0.12 ? 2.3 : dice.between(0.8, 1.5);
    sheet.fill(ellipse(dice.next() * sheet.width, y, r, r), '#fff8ea', (1 - y / 290) * dice.between(0.5, 1));
  }
}

/** Faceted snow: each summit has a lit face, a shaded face and rock ribs showing through. */
function massif(sheet: Sheet, crest: readonly (readonly number[])[], seed: number, light: RidgeLight): void {
  const rough = noise(seed, 4);
  const points = crest.map(([x, y]): Point => [x as number, y as number]);
  const edge = points.slice(0, -1).flatMap((from, i) => {
    const to = points[i + 1] as Point;
    return steps(0, 1, 12).map((t): Point => {
      const x = from[0] + (to[0] - from[0]) * t;
      return [x, from[1] + (to[1] - from[1]) * t + 26 * Math.sin(Math.PI * t) * rough(x / 46)];
    });
  });
  const body = closed([...edge, [sheet.width + 60, 560], [-60, 560]]);
  sheet.fill(
    body,
    sheet.down(90, 470, [
      [0, light.snow],
      [0.55, mix(light.snow, light.shade, 0.45)],
      [1, mix(light.shade, light.horizon, 0.35)],
    ]),
  );
  sheet.inside(body, () => {
    const dice = random(seed);
    for (const [i, [x, y]] of points.entries()) {
      const before = points[i - 1];
      const after = points[i + 1];
      if (!before || !after || before[1] < y || after[1] < y) continue;
      // The face away from the light falls from the summit, broken by spurs.
      const spur = noise(seed + i, 3);
      const fall = steps(0, 1, 13).map((t): Point => [x - 30 * t + 46 * t * spur(t * 6), y + t * 380]);
      const back = steps(1, 0, 13).map(
        (t): Point => [
          x + (after[0] - x) * t * 1.2 + 24 * t * spur(30 + t * 7),
          y + (after[1] - y) * t + t * 230,
        ],
      );
      sheet.fill(
        closed([...fall, ...back]),
        sheet.down(y, y + 320, [
          [0, light.shade],
          [1, mix(light.shade, light.lower, 0.5)],
        ]),
        0.85,
      );
      for (let rib = 0; rib < 16; rib++) {
        const top = y + dice.between(20, 190);
        const lean = dice.between(-1, 1);
        const left = x + lean * (top - y) * 1.25;
        const tall = dice.between(26, 90);
        const foot: Point = [left + lean * tall * 0.75 + dice.between(-8, 8), top + tall];
        const dark = lean < 0;
        sheet.fill(
          closed([[left, top], [left + 5, top + tall * 0.3], foot, [left - 4, top + tall * 0.45]]),
          dark ? mix(light.shade, light.rock, 0.35) : mix(light.rock, light.shade, 0.35),
          dark ? 0.4 : 0.5,
        );
      }
    }
    sheet.stroke(open(edge), mix(light.snow, light.horizon, 0.55), 5, 0.8);
  });
}
