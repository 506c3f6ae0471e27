import { mix } from '../colour.ts';
import { arch, closed, type Point, rect } from '../lines.ts';
import type { Sheet } from '../sheet.ts';

/** The colours every interior shares with the site: cedar, limestone, brass. */
export const paint = {
  cedar: '#12523f',
  deep: '#0a2a21',
  pine: '#1d6a52',
  stone: '#e9e2cf',
  paper: '#fbfaf4',
  shade: '#c9c2ae',
  brass: '#b58a32',
  light: '#f2dca4',
  wood: '#8a5f3c',
  woodDark: '#57391f',
  ink: '#22302a',
  sea: '#1d4e7a',
  brick: '#9c4f3a',
};

/** A wall, a table and daylight from a triple window. */
export function room(sheet: Sheet, wall: string, edge: number, table = paint.wood): void {
  const { width, height } = sheet;
  sheet.fill(
    rect(0, 0, width, height),
    sheet.down(0, edge, [
      [0, mix(wall, paint.deep, 0.22)],
      [1, mix(wall, paint.stone, 0.18)],
    ]),
  );
  sheet.glow(width * 0.7, 90, 460, 360, '#fff3d2', 0.42);
  sheet.fill(
    rect(0, edge, width, height - edge),
    sheet.down(edge, height, [
      [0, mix(table, '#ffffff', 0.16)],
      [0.08, table],
      [1, mix(table, paint.woodDark, 0.75)],
    ]),
  );
  sheet.glow(width * 0.62, edge + 70, 420, 90, '#ffe9bd', 0.3);
}

/** The three arches of the house window, with the light they let in. */
export function daylight(sheet: Sheet, x: number, y: number, size: number): void {
  const one = (dx: number, w: number, h: number) => {
    const frame = arch(x + dx * size, y, w * size + size * 0.07, h * size + size * 0.04);
    const glass = arch(x + dx * size, y, w * size, h * size);
    sheet.fill(frame, paint.stone);
    sheet.fill(
      glass,
      sheet.down(y - h * size, y, [
        [0, '#7fa9bd'],
        [0.7, '#d6e2da'],
        [1, '#f5e9c8'],
      ]),
    );
    sheet.stroke(
      `M${x + dx * size} ${y}V${y - h * size}M${x + (dx - w / 2) * size} ${y - h * size * 0.52}h${w * size}`,
      paint.stone,
      size * 0.025,
    );
  };
  one(-0.5, 0.38, 1.05);
  one(0.5, 0.38, 1.05);
  one(0, 0.46, 1.28);
  sheet.fill(rect(x - size * 0.78, y, size * 1.56, size * 0.06), mix(paint.stone, paint.shade, 0.3));
}

/** A flat thing lying on the table, seen at a slant. */
export const lying = (x: number, y: number, w: number, d: number, skew: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w + skew, y + d],
  [x + skew, y + d],
];

/** A sheet of paper lying there, with lines of writing too small to read. */
export function page(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  d: number,
  skew: number,
  lines = 7,
): void {
  const shadow = lying(x + 8, y + 7, w, d, skew);
  sheet.fill(closed(shadow), paint.woodDark, 0.35);
  sheet.fill(
    closed(lying(x, y, w, d, skew)),
    sheet.down(y, y + d, [
      [0, mix(paint.paper, paint.shade, 0.25)],
      [1, paint.paper],
    ]),
  );
  for (let i = 1; i <= lines; i++) {
    const t = i / (lines + 1.4);
    const start = x + skew * t + w * 0.1;
    const length = w * (i === 1 ? 0.34 : i === lines ? 0.48 : 0.78);
    sheet.stroke(
      `M${start} ${y + d * t}h${length}`,
      i === 1 ? paint.cedar : '#9aa39a',
      i === 1 ? d * 0.035 : d * 0.018,
      0.9,
    );
  }
}

/** Light on the left, shade on the right: the side of anything round that stands. */
export const roundness = (sheet: Sheet, x: number, w: number, colour: string): string =>
  sheet.along(x, 0, x + w, 0, [
    [0, mix(colour, '#000000', 0.25)],
    [0.3, mix(colour, '#ffffff', 0.28)],
    [0.65, colour],
    [1, mix(colour, '#000000', 0.45)],
  ]);
