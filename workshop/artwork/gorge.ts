import { mix } from './colour.ts';
import { closed, open, type Point, steps } from './lines.ts';
import { noise, random } from './random.ts';
import type { RidgeLight } from './scenes/ridge.ts';
import type { Sheet } from './sheet.ts';
import { spear } from './trees.ts';

export function pines(
  sheet: Sheet,
  line: (x: number) => number,
  seed: number,
  low: number,
  high: number,
  colour: string,
): void {
  const dice = random(seed);
  for (
    let x = -10;
    x < sheet.width + 10;
    x += dice.next() < 0.75 ? dice.between(10, 24) : dice.between(50, 150)
  ) {
    spear(sheet, x, line(x) + 6, dice.between(low, high), colour, dice.integer(1, 999));
  }
}

/** Two cliffs, the bridge between them, and mist below. */
export function gorge(sheet: Sheet, light: RidgeLight): void {
  const middle = sheet.width * 0.5;
  const gap = sheet.either(196, 128);
  const deck = 452;
  const depth = closed([
    [middle - gap * 1.5, deck - 30],
    [middle + gap * 1.5, deck - 30],
    [middle + gap, 1100],
    [middle - gap, 1100],
  ]);
  sheet.fill(
    depth,
    sheet.down(deck - 30, 1000, [
      [0, mix(light.shade, light.horizon, 0.3), 0],
      [0.16, mix(light.shade, light.lower, 0.5)],
      [1, light.dark],
    ]),
  );
  sheet.glow(middle, 610, gap * 1.2, 150, light.snow, 0.4);
  bridge(sheet, middle, gap, deck, light);
  for (const side of [-1, 1]) cliff(sheet, side, middle, gap, deck, light);
}

function cliff(
  sheet: Sheet,
  side: number,
  middle: number,
  gap: number,
  deck: number,
  light: RidgeLight,
): void {
  const rough = noise(60 + side, 5);
  const face = (t: number) => gap * (1 - 0.55 * t ** 0.8) + 26 * rough(t * 9) * Math.min(1, t * 6);
  const wall = steps(0, 1, 40).map((t): Point => [middle + side * face(t), deck + t * 720]);
  const end = side < 0 ? -20 : sheet.width + 20;
  const brow = (x: number) => {
    const away = Math.abs(x - middle) - gap;
    return deck - 4 - Math.max(0, away - 50) * 0.06 + 18 * rough(x / 90) * Math.min(1, away / 160);
  };
  const top = steps(end, middle + side * gap, 90).map((x): Point => [x, brow(x)]);
  const body = closed([...top, ...wall, [end, 1180]]);
  const near = mix(light.rock, light.dark, 0.42);
  sheet.fill(
    body,
    sheet.along(middle + side * gap * 0.3, 0, middle + side * (gap + 330), 0, [
      [0, mix(near, light.lower, 0.34)],
      [0.3, near],
      [1, mix(near, light.dark, 0.6)],
    ]),
  );
  sheet.inside(body, () => {
    // Ledges run along the wall; snow lies on the upper ones.
    for (let i = 0; i < 4; i++) {
      const ledge = noise(90 + i + side, 4);
      const line = steps(0, 1, 34).map(
        (t): Point => [
          middle + side * t * sheet.width * 0.54,
          deck + 62 + i * 96 + 34 * ledge(t * 6) - t * (20 + i * 34),
        ],
      );
      sheet.stroke(open(line), light.dark, 12, 0.26);
      sheet.stroke(
        open(line.map(([x, y]): Point => [x, y - 6])),
        mix(near, light.snow, 0.5),
        3,
        Math.max(0, 0.3 - i * 0.08),
      );
    }
    sheet.stroke(open(top), light.snow, 15, 0.9);
  });
  pines(
    sheet,
    (x) => (side * (x - middle) > gap * 1.22 ? brow(x) : 4000),
    33 + side,
    46,
    100,
    mix(light.dark, light.rock, 0.14),
  );
}

/** One span of dressed stone; its feet disappear in the cliffs. */
function bridge(sheet: Sheet, middle: number, gap: number, deck: number, light: RidgeLight): void {
  const stone = mix(light.rock, light.horizon, 0.5);
  const half = gap * 1.1;
  const wide = gap * 1.72;
  const curve = (rx: number, ry: number) =>
    steps(0, Math.PI, 40).map(
      (turn): Point => [middle - rx * Math.cos(turn), deck + 150 - ry * Math.sin(turn)],
    );
  const roadway: Point[] = [
    [middle + half, deck],
    [middle, deck - 18],
    [middle - half, deck],
  ];
  const body = closed([
    [middle - half, deck + 150],
    ...curve(wide / 2, 132),
    [middle + half, deck + 150],
    ...roadway,
  ]);
  sheet.fill(
    body,
    sheet.down(deck - 18, deck + 150, [
      [0, stone],
      [0.4, mix(stone, light.rock, 0.45)],
      [1, mix(light.rock, light.dark, 0.4)],
    ]),
  );
  sheet.stroke(open(curve(wide / 2 + 7, 139)), mix(stone, light.snow, 0.3), 11, 0.8);
  sheet.stroke(open(curve(wide / 2, 132)), mix(light.rock, light.dark, 0.5), 3, 0.8);
  sheet.stroke(open(roadway), mix(stone, light.snow, 0.6), 9);
  sheet.stroke(open(roadway.map(([x, y]): Point => [x, y + 9])), mix(light.rock, light.dark, 0.4), 3, 0.6);
}
