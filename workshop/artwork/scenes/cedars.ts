import { cedar } from '../cedar.ts';
import { mix } from '../colour.ts';
import { land, quiet, relief, sky, streaks } from '../land.ts';
import { circle } from '../lines.ts';
import { random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

export interface CedarsLight {
  zenith: string;
  upper: string;
  lower: string;
  horizon: string;
  sun: string;
  far: string;
  near: string;
  haze: string;
}

const dawn: CedarsLight = {
  zenith: '#4d7186',
  upper: '#8dabb4',
  lower: '#d8d9c8',
  horizon: '#f8e3b8',
  sun: '#fff4d8',
  far: '#b9c9cf',
  near: '#0d3026',
  haze: '#f0e2c4',
};

/** Cedars at dawn: six ranges from slate to pine, a low sun, three old trees. */
export function cedars(sheet: Sheet, light: CedarsLight = dawn): void {
  const { width } = sheet;
  const sunX = sheet.either(1000, 452);
  const sunY = 338;
  sky(sheet, 430, [
    [0, light.zenith],
    [0.36, light.upper],
    [0.74, light.lower],
    [1, light.horizon],
  ]);
  streaks(sheet, {
    seed: 12,
    count: sheet.either(13, 7),
    top: 50,
    bottom: 290,
    colour: light.upper,
    lit: mix(light.lower, light.sun, 0.5),
    opacity: 0.55,
  });
  sheet.glow(sunX, sunY, 560, 330, light.sun, 0.75);
  sheet.glow(sunX, sunY, 190, 150, light.sun, 0.9);
  sheet.fill(circle(sunX, sunY, 37), '#fffaec');

  for (let i = 0; i < 6; i++) {
    const t = i / 5;
    const y = 362 + i * 34 + t * t * 46;
    const line = relief({
      y,
      rise: 34 - i * 2,
      span: 330 - i * 30,
      seed: 40 + i * 7,
      octaves: 5,
      peaks:
        i === 0
          ? [
              [width * 0.16, 78, 230],
              [width * 0.86, 92, 260],
            ]
          : i === 1
            ? [
                [width * 0.34, 30, 170],
                [width * 0.95, 52, 200],
              ]
            : [],
    });
    const colour = mix(light.far, light.near, t ** 0.85);
    land(sheet, line, {
      top: colour,
      foot: mix(colour, light.haze, 0.55 - 0.5 * t),
      from: y - 50,
      depth: 150,
    });
    if (i < 4) sheet.glow(sunX, y + 14, 620, 60, light.haze, 0.42 - i * 0.07);
    if (i > 3) grove(sheet, line, 70 + i, i, colour, light);
  }

  const ground = relief({
    y: 566,
    rise: 16,
    span: 190,
    seed: 9,
    peaks: [
      [sheet.either(520, 190), 66, sheet.either(330, 190)],
      [sheet.either(1440, 590), 58, sheet.either(300, 130)],
    ],
  });
  const soil = mix(light.near, '#061811', 0.35);
  land(sheet, ground, { top: soil, foot: mix(soil, '#04100b', 0.6), from: 490, depth: 360 });
  const trees = sheet.either(
    [
      [540, 436, 3],
      [1352, 292, 8],
      [1560, 205, 21],
    ] as const,
    [
      [208, 372, 3],
      [566, 236, 8],
    ] as const,
  );
  for (const [x, height, seed] of trees) {
    cedar(sheet, {
      x,
      y: ground(x) + 8,
      height,
      seed,
      sun: x < sunX ? 0.85 : -0.85,
      shade: mix(light.near, '#071d17', 0.4),
      light: mix(light.near, light.far, 0.24),
      rim: light.sun,
    });
  }
  slopes(sheet, light);
  quiet(sheet, 520, '#06180f', 0.8);
}

/** The slope before our feet: calm folds, each with a breath of mist above it. */
function slopes(sheet: Sheet, light: CedarsLight): void {
  for (let i = 0; i < 3; i++) {
    const y = 668 + i * 112;
    const line = relief({ y, rise: 34, span: 330 + i * 60, seed: 210 + i, octaves: 4 });
    sheet.glow(sheet.width * (i % 2 ? 0.3 : 0.68), y - 6, sheet.width * 0.5, 70, light.haze, 0.2 - i * 0.05);
    const top = mix(mix(light.near, light.far, 0.13 - i * 0.05), '#061811', 0.3 + i * 0.2);
    land(sheet, line, { top, foot: mix(top, '#04100b', 0.6), from: y - 40, depth: 170 });
  }
}

/** Small far cedars that give the near ranges their scale. */
function grove(
  sheet: Sheet,
  line: (x: number) => number,
  seed: number,
  depth: number,
  colour: string,
  light: CedarsLight,
): void {
  const dice = random(seed);
  for (
    let x = dice.between(-20, 30);
    x < sheet.width;
    x += dice.next() < 0.7 ? dice.between(14, 30) : dice.between(70, 210)
  ) {
    const height = dice.between(13, 22) * (depth - 2.2);
    cedar(sheet, {
      x,
      y: line(x) + 4,
      height,
      seed: dice.integer(1, 900),
      sun: 0,
      shade: mix(colour, light.near, 0.34),
      light: mix(colour, light.near, 0.12),
      rim: light.haze,
    });
  }
}
