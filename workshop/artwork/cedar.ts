import { mix } from './colour.ts';
import { closed, type Point, smooth, steps } from './lines.ts';
import { noise, type Random, random } from './random.ts';
import type { Sheet } from './sheet.ts';

export interface Cedar {
  x: number;
  y: number;
  height: number;
  seed: number;
  /** Needles in shade, needles in light, and the thin edge the sun catches. */
  shade: string;
  light: string;
  rim: string;
  /** The sun's position: -1 far left … 1 far right of the tree. */
  sun: number;
}

/** The reach of the boughs at each height: an old cedar is broad and flat-topped. */
const reach = (t: number) => (t < 0.5 ? 0.62 + 0.38 * ((t - 0.2) / 0.3) : 1 - 0.5 * ((t - 0.5) / 0.5) ** 1.5);

interface Bough {
  from: Point;
  to: Point;
  thick: number;
  seed: number;
}

const along = ({ from, to }: Bough, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];
const swell = (t: number) => Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.07)) ** 0.5;

/** The tufted upper edge of a bough. */
function crest(bough: Bough, count: number): Point[] {
  const tuft = noise(bough.seed, 2);
  const length = Math.abs(bough.to[0] - bough.from[0]);
  return steps(0, 1, count).map((t) => {
    const [x, y] = along(bough, t);
    return [x, y - bough.thick * swell(t) * (0.7 + 0.5 * tuft((t * length * 0.75) / bough.thick))];
  });
}

/** The lower edge of the crown: nearly flat, a little ragged. `lift` raises it, to leave shade below. */
function hem(bough: Bough, count: number, lift: number): Point[] {
  const tuft = noise(bough.seed + 5, 2);
  const length = Math.abs(bough.to[0] - bough.from[0]);
  return steps(1, 0, count).map((t) => {
    const [x, y] = along(bough, t);
    const ragged = 1 + 1.2 * tuft((t * length * 0.9) / bough.thick);
    return [x, y + bough.thick * (0.22 * ragged - lift) * swell(t)];
  });
}

function boughsOf({ x, y, height, seed }: Cedar, dice: Random): Bough[] {
  const spread = height * dice.between(0.72, 0.8);
  const levels = Math.round(Math.min(10, 4 + height / 48));
  return steps(0.24, 0.95, levels).flatMap((level, i) =>
    [-1, 1].map((sign): Bough => {
      const t = level + dice.between(-0.022, 0.022);
      const far = spread * reach(t) * dice.between(0.74, 1.08);
      const near = i === levels - 1 ? -0.3 : dice.between(-0.12, 0.2);
      return {
        from: [x + sign * far * near, y - t * height + height * dice.between(-0.005, 0.03)],
        to: [x + sign * far, y - t * height],
        thick: (height * dice.between(0.55, 0.75) * (0.75 + 0.25 * reach(t))) / levels,
        seed: seed * 31 + i * 2 + (sign > 0 ? 1 : 0),
      };
    }),
  );
}

/** A cedar in old age: horizontal plates, a flat crown, wider than tall. */
export function cedar(sheet: Sheet, tree: Cedar): void {
  const { x, y, height, seed, shade, light, rim, sun } = tree;
  const dice = random(seed);
  const boughs = boughsOf(tree, dice);
  const bark = mix(shade, '#1a120c', 0.45);
  const stem = (t: number): Point => [x + Math.sin(t * 5 + seed) * height * 0.012, y - t * height * 0.93];
  const girth = (t: number) => height * (0.042 * (1 - t) + 0.006) + (t < 0.1 ? (0.1 - t) * height * 0.32 : 0);
  const side = (sign: number) =>
    steps(0, 1, 16).map((t): Point => [stem(t)[0] + sign * girth(t), stem(t)[1]]);
  const trunk = closed([...side(-1), ...side(1).toReversed()]);
  const small = height < 90;

  for (const bough of small ? [] : boughs) {
    const level = (y - bough.to[1]) / height;
    const tip = along(bough, 0.8);
    const root = stem(Math.max(0.1, level - 0.14));
    sheet.stroke(
      smooth([root, [root[0] + (tip[0] - root[0]) * 0.45, tip[1] + height * 0.03], tip]),
      bark,
      height * 0.013 * (1.3 - level * 0.7),
    );
  }
  const lit = small ? bark : mix(bark, rim, 0.34);
  const edge = height * 0.05;
  sheet.fill(
    trunk,
    sheet.along(x - edge * sun, 0, x + edge * sun + 0.1, 0, [
      [0.45, bark],
      [1, lit],
    ]),
  );

  for (const bough of boughs) {
    const sign = Math.sign(bough.to[0] - x);
    const facing = 0.5 + 0.5 * sign * sun;
    const count = Math.max(8, Math.round(Math.abs(bough.to[0] - bough.from[0]) / 7));
    const top = crest(bough, count);
    sheet.fill(closed([...top, ...hem(bough, count, 0)]), mix(shade, light, 0.1 + 0.2 * facing));
    if (height < 150) continue;
    sheet.fill(closed([...top, ...hem(bough, count, 0.5)]), mix(shade, light, 0.3 + 0.6 * facing), 0.85);
    const glint = top.slice(Math.round(count * 0.15));
    sheet.stroke(smooth(glint), rim, height * 0.0052, Math.round(8 + 52 * facing) / 100);
  }
}
