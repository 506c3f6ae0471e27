import { mix } from '../colour.ts';
import { circle, closed, ellipse, type Point, rect, smooth, steps } from '../lines.ts';
import { random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { daylight, lying, page, paint, room, roundness } from './room.ts';

export function conferenceTable(sheet: Sheet): void {
  room(sheet, '#6f8f86', 330, '#40564d');
  for (const x of [190, 480, 770]) daylight(sheet, x, 226, 130);
  for (const x of steps(190, 770, 6)) chair(sheet, x, 300, 0.62);
  sheet.fill(ellipse(480, 486, 470, 66), '#0d1f19', 0.5);
  sheet.fill(ellipse(480, 432, 440, 104), paint.woodDark);
  sheet.fill(
    ellipse(480, 418, 440, 104),
    sheet.along(60, 330, 900, 500, [
      [0, '#6f4a2c'],
      [0.6, paint.wood],
      [1, '#b98a5c'],
    ]),
  );
  sheet.fill(ellipse(560, 392, 260, 40), '#fff1d0', 0.17);
  for (const [x, y] of [
    [210, 392],
    [350, 366],
    [600, 366],
    [740, 392],
  ] as const) {
    sheet.fill(closed(lying(x, y, 66, 24, x < 480 ? -12 : 12)), paint.paper);
    sheet.fill(rect(x + 80, y - 12, 13, 26), '#cfe3e6', 0.8);
  }
  for (const x of [150, 370, 590, 810]) chair(sheet, x, 560, 1.15);
}

function chair(sheet: Sheet, x: number, y: number, size: number): void {
  const back: Point[] = [
    [x - 46 * size, y + 60 * size],
    [x - 50 * size, y - 30 * size],
    [x - 36 * size, y - 56 * size],
    [x, y - 62 * size],
    [x + 36 * size, y - 56 * size],
    [x + 50 * size, y - 30 * size],
    [x + 46 * size, y + 60 * size],
  ];
  sheet.fill(
    smooth(back, true),
    sheet.along(x - 50 * size, 0, x + 50 * size, 0, [
      [0, paint.deep],
      [0.6, paint.cedar],
      [1, paint.pine],
    ]),
  );
  sheet.stroke(smooth(back.slice(2, 5)), paint.brass, 3 * size, 0.9);
}

export function trainingHall(sheet: Sheet): void {
  const wall = '#dfd9c6';
  sheet.fill(
    rect(0, 0, 960, 600),
    sheet.down(0, 600, [
      [0, '#b8c4bb'],
      [0.5, wall],
      [1, '#6d7d70'],
    ]),
  );
  for (const side of [0, 960])
    sheet.fill(
      closed([
        [side, 0],
        [side ? 700 : 260, 110],
        [side ? 700 : 260, 330],
        [side, 520],
      ]),
      mix(wall, paint.pine, side ? 0.28 : 0.42),
    );
  for (const [x, w, top] of [
    [40, 62, 150],
    [136, 46, 168],
    [206, 32, 180],
  ] as const)
    sheet.fill(rect(x, top, w, 380 - top * 0.9), '#eaf1e6', 0.85);
  sheet.fill(rect(330, 130, 300, 168), paint.deep);
  sheet.fill(
    rect(340, 140, 280, 148),
    sheet.down(140, 288, [
      [0, '#f4f7f2'],
      [1, '#d5e2da'],
    ]),
  );
  sheet.fill(rect(370, 240, 26, 30) + rect(412, 214, 26, 56) + rect(454, 190, 26, 80), paint.cedar);
  sheet.stroke('M370 176h130M370 160h80', '#8ea69b', 6);
  sheet.stroke('M520 254c20-40 40-52 76-66', paint.brass, 5);
  sheet.fill(rect(660, 262, 40, 76), roundness(sheet, 660, 40, paint.wood));
  for (let row = 0; row < 4; row++) {
    const y = 352 + row * 62 + row * row * 4;
    const size = 0.44 + row * 0.19;
    for (const x of steps(480 - 330 * size, 480 + 330 * size, 4)) {
      sheet.fill(rect(x - 70 * size, y, 140 * size, 12 * size), mix(paint.wood, '#ffffff', 0.12));
      sheet.fill(
        rect(x - 62 * size, y + 12 * size, 7 * size, 62 * size) +
          rect(x + 55 * size, y + 12 * size, 7 * size, 62 * size),
        paint.woodDark,
      );
      chair(sheet, x, y + 44 * size, size * 0.72);
      sheet.fill(closed(lying(x - 26 * size, y - 5 * size, 52 * size, 6 * size, 0)), paint.paper);
    }
  }
}

export function libraryShelf(sheet: Sheet): void {
  const dice = random(58);
  const leather = [
    paint.cedar,
    paint.deep,
    paint.brick,
    paint.sea,
    '#6b4a2b',
    '#8c7a4c',
    '#3d4f46',
    '#7a2f35',
    paint.shade,
  ];
  sheet.fill(rect(0, 0, 960, 600), '#2a1b10');
  for (let shelf = 0; shelf < 3; shelf++) {
    const floor = 182 + shelf * 194;
    sheet.fill(
      rect(0, floor - 176, 960, 176),
      sheet.down(floor - 176, floor, [
        [0, '#1b110a'],
        [1, '#3a2717'],
      ]),
    );
    let x = -8;
    while (x < 970) {
      const w = dice.between(19, 44);
      if (dice.next() < 0.08) {
        x += w * 1.4;
        continue;
      }
      const h = dice.between(112, 158);
      sheet.fill(rect(x, floor - h, w, h), roundness(sheet, x, w, dice.pick(leather)));
      const band = dice.between(0.16, 0.3);
      sheet.fill(
        rect(x, floor - h * (1 - band), w, 3) +
          rect(x, floor - h * (1 - band) + 8, w, 2) +
          rect(x, floor - h * 0.18, w, 3),
        paint.light,
        0.75,
      );
      if (w > 30) sheet.fill(rect(x + w * 0.2, floor - h * 0.6, w * 0.6, h * 0.17), paint.light, 0.55);
      x += w + dice.between(0, 2);
    }
    sheet.fill(
      rect(0, floor, 960, 18),
      sheet.down(floor, floor + 18, [
        [0, '#a97a4d'],
        [0.3, paint.wood],
        [1, paint.woodDark],
      ]),
    );
  }
  sheet.glow(620, 190, 560, 420, '#ffe6b0', 0.32);
  sheet.glow(60, 560, 420, 300, '#000000', 0.5);
}

export function pressMicrophones(sheet: Sheet): void {
  room(sheet, '#1d6a52', 430, '#7a5636');
  for (let i = 0; i < 9; i++) sheet.fill(rect(i * 120, 0, 46, 430), paint.deep, 0.16);
  sheet.glow(480, 150, 420, 300, '#fff1cf', 0.4);
  sheet.fill(
    closed([
      [250, 600],
      [280, 400],
      [680, 400],
      [710, 600],
    ]),
    sheet.along(250, 0, 710, 0, [
      [0, paint.woodDark],
      [0.55, paint.wood],
      [1, paint.woodDark],
    ]),
  );
  sheet.fill(rect(262, 386, 436, 22), mix(paint.wood, '#ffffff', 0.25));
  sheet.stroke('M466 470h28v60h-28z', paint.brass, 0.1);
  sheet.stroke('M456 476h48v48h-48zM480 466l34 34-34 34-34-34z', paint.brass, 4);
  for (const [base, x, y, colour] of [
    [380, 300, 230, paint.sea],
    [430, 392, 186, '#2a2f2d'],
    [480, 482, 166, paint.cedar],
    [530, 572, 190, paint.brick],
    [580, 662, 236, '#2a2f2d'],
  ] as const) {
    sheet.stroke(`M${base} 390Q${(base + x) / 2 + (x - base) * 0.4} ${y + 130} ${x} ${y + 40}`, '#161c1a', 8);
    sheet.fill(rect(x - 25, y + 22, 50, 34), roundness(sheet, x - 25, 50, colour));
    sheet.fill(ellipse(x, y, 31, 38), roundness(sheet, x - 31, 62, '#3a423f'));
    for (let i = -3; i <= 3; i++) sheet.stroke(`M${x - 28} ${y + i * 9}h56`, '#101513', 1.3, 0.5);
    sheet.fill(circle(x, y + 39, 6), paint.stone, 0.8);
  }
  page(sheet, 420, 388, 120, 12, 0, 1);
}
