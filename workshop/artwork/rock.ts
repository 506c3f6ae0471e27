import { mix } from './colour.ts';
import { closed, ellipse, open, type Point, rect, smooth, steps } from './lines.ts';
import { noise, random } from './random.ts';
import type { CoastLight } from './scenes/coast.ts';
import type { Sheet } from './sheet.ts';

export interface Rock {
  x: number;
  width: number;
  height: number;
  foot: number;
  seed: number;
  /** Middle, width and height of the opening, as shares of the rock. */
  hole?: readonly [number, number, number] | undefined;
  /** The side the light comes from. */
  sun: number;
}

function outline({ x, width, height, foot, seed, hole }: Rock): Point[] {
  const rough = noise(seed, 4);
  const left = steps(0, 1, 22).map(
    (t): Point => [
      x - width / 2 + width * (0.09 * t + 0.05 * rough(t * 7)) - (t < 0.06 ? width * 0.03 : 0),
      foot - height * 0.9 * t,
    ],
  );
  const top = steps(0.13, 0.87, 24).map(
    (t): Point => [
      x - width / 2 + width * t,
      foot - height * (0.95 + 0.06 * rough(20 + t * 6) + 0.05 * Math.sin(t * 4 + seed)),
    ],
  );
  const right = steps(1, 0, 22).map(
    (t): Point => [x + width / 2 - width * (0.09 * t + 0.06 * rough(40 + t * 7)), foot - height * 0.9 * t],
  );
  if (!hole) return [...left, ...top, ...right];
  const [middle, wide, high] = hole;
  const cave = steps(0, 1, 31).map((t): Point => {
    const turn = Math.PI * t;
    return [
      x +
        width *
          (middle -
            0.5 +
            (wide / 2) *
              Math.sign(Math.cos(turn)) *
              Math.abs(Math.cos(turn)) ** 0.6 *
              (1 + 0.1 * rough(60 + t * 9))),
      foot - height * high * Math.sin(turn) ** 0.55 * (1 + 0.05 * rough(80 + t * 11)),
    ];
  });
  return [...left, ...top, ...right, ...cave];
}

export function stand(sheet: Sheet, rock: Rock, light: CoastLight): void {
  const { x, width, height, foot, seed, sun } = rock;
  const edge = closed(outline(rock));
  const half = (width / 2) * sun;
  const warm = mix(light.rock, light.horizon, 0.42);
  sheet.fill(
    edge,
    sheet.along(x + half, 0, x - half, 0, [
      [0, warm],
      [0.16, light.rock],
      [0.62, mix(light.rock, light.rockDark, 0.7)],
      [1, light.rockDark],
    ]),
  );
  sheet.inside(edge, () => {
    const dice = random(seed);
    for (let y = foot - height; y < foot; y += dice.between(11, 22)) {
      const wave = noise(seed + Math.round(y), 3);
      const bed = steps(-0.55, 0.55, 26).map((t): Point => [x + width * t, y + 7 * wave(t * 5) + t * 10]);
      sheet.stroke(smooth(bed), light.rockDark, dice.between(1.5, 5), dice.pick([0.14, 0.22, 0.3]));
      sheet.stroke(smooth(bed.map(([a, b]): Point => [a, b + 4])), warm, 1.6, 0.16);
    }
    for (let i = 0; i < 7; i++) {
      const crack = dice.between(-0.42, 0.42) * width;
      const wave = noise(seed + 70 + i, 3);
      const fall = steps(0, dice.between(0.25, 0.6), 9).map(
        (t): Point => [x + crack + 16 * wave(t * 9), foot - height * (0.97 - t)],
      );
      sheet.stroke(smooth(fall), light.rockDark, dice.between(1.5, 3.5), 0.4);
    }
    // Scrub on the top, and shade towards the water.
    const scrub = outline(rock).slice(22, 46);
    sheet.stroke(open(scrub), mix('#4a5a38', light.rockDark, 0.35), 24);
    sheet.stroke(open(scrub), mix('#6d7a49', light.horizon, 0.15), 6, 0.45);
    sheet.fill(
      rect(x - width, foot - height * 0.4, width * 2, height * 0.4),
      sheet.down(foot - height * 0.4, foot, [
        [0, light.rockDark, 0],
        [1, light.rockDark, 0.75],
      ]),
    );
  });
  sheet.fill(ellipse(x, foot, width * 0.53, 3.2), mix(light.horizon, light.sea, 0.4), 0.55);
}

export function reflect(sheet: Sheet, rock: Rock, light: CoastLight): void {
  const ripple = noise(rock.seed + 50, 2);
  const mirrored = outline(rock).map(
    ([x, y]): Point => [x + 9 * ripple((y - rock.foot) / 9), rock.foot + (rock.foot - y) * 0.62],
  );
  sheet.fill(
    closed(mirrored),
    sheet.down(rock.foot, rock.foot + rock.height * 0.62, [
      [0, light.rockDark, 0.75],
      [1, light.rockDark, 0],
    ]),
  );
}
