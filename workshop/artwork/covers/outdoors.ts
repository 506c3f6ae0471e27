import { tripleArch } from '../house.ts';
import { land, relief, sky, streaks } from '../land.ts';
import { closed, ellipse, rect, steps } from '../lines.ts';
import { random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { flame } from '../trees.ts';
import { paint, roundness } from './room.ts';

export function stoneFacade(sheet: Sheet): void {
  sky(sheet, 400, [
    [0, '#6f9ab3'],
    [1, '#e6e6d4'],
  ]);
  streaks(sheet, {
    seed: 5,
    count: 5,
    top: 20,
    bottom: 110,
    colour: '#b9cfd2',
    lit: '#fff8e8',
    opacity: 0.8,
  });
  for (const [x, seed] of [
    [60, 3],
    [118, 8],
    [880, 5],
  ] as const)
    flame(sheet, x, 560, 360 - (x % 100), 74, '#16362a', '#4e7350', seed);
  const [left, top, w, foot] = [170, 150, 620, 560];
  sheet.fill(
    closed([
      [left - 30, top],
      [left + 120, 54],
      [left + w - 120, 54],
      [left + w + 30, top],
    ]),
    sheet.down(54, top, [
      [0, '#b4634a'],
      [1, paint.brick],
    ]),
  );
  for (const y of steps(66, top - 6, 8))
    sheet.stroke(
      `M${left + 100 - (y - 54) * 1.4} ${y}H${left + w - 100 + (y - 54) * 1.4}`,
      '#7c3a2a',
      2,
      0.5,
    );
  sheet.fill(
    rect(left, top, w, foot - top),
    sheet.along(left, 0, left + w, 0, [
      [0, '#f0e3c4'],
      [0.7, '#e2d1ab'],
      [1, '#c2ae88'],
    ]),
  );
  const dice = random(22);
  for (let y = top + 6; y < foot; y += 26) {
    sheet.stroke(`M${left} ${y}h${w}`, '#b7a37c', 1.6, 0.5);
    for (let x = left + dice.between(10, 60); x < left + w; x += dice.between(46, 92))
      sheet.stroke(`M${Math.round(x)} ${y}v26`, '#b7a37c', 1.6, 0.5);
  }
  sheet.fill(rect(left - 22, top, w + 44, 16), '#f7efdc');
  sheet.fill(rect(left, top + 16, w, 20), '#5a4630', 0.22);
  const colours = {
    wall: '#e6d6b2',
    shade: '#8d7a60',
    roof: paint.brick,
    window: '#2c4a4c',
    frame: '#fbf5e6',
  };
  tripleArch(sheet, 480, 340, 210, 136, colours);
  sheet.fill(rect(346, 348, 268, 12), '#f7efdc');
  for (const x of steps(352, 602, 22)) sheet.stroke(`M${Math.round(x)} 348v-34`, paint.deep, 3);
  sheet.stroke('M346 314h268', paint.deep, 4);
  for (const x of [252, 708]) {
    for (const y of [330, 500]) {
      sheet.fill(rect(x - 36, y - 96, 72, 100), colours.frame);
      sheet.fill(rect(x - 28, y - 88, 56, 88), colours.window);
      sheet.fill(rect(x - 62, y - 90, 26, 92) + rect(x + 36, y - 90, 26, 92), paint.cedar);
    }
  }
  sheet.fill('M426 560V436a54 54 0 0 1 108 0v124z', colours.frame);
  sheet.fill('M438 560V438a42 42 0 0 1 84 0v122z', paint.woodDark);
  sheet.stroke('M480 560V400', '#2c1a0d', 3);
  sheet.fill(
    rect(0, 560, 960, 40),
    sheet.down(560, 600, [
      [0, '#cdbf9f'],
      [1, '#8f8468'],
    ]),
  );
  sheet.fill(rect(400, 556, 160, 10) + rect(386, 566, 188, 12), '#f0e6cd');
}

export function checkpointLight(sheet: Sheet): void {
  sky(sheet, 330, [
    [0, '#14283f'],
    [0.6, '#4f6781'],
    [1, '#e0a987'],
  ]);
  land(
    sheet,
    relief({
      y: 270,
      rise: 26,
      span: 140,
      seed: 61,
      peaks: [
        [260, 80, 190],
        [780, 60, 200],
      ],
    }),
    { top: '#3e566c', foot: '#7f8794', from: 170, depth: 150 },
  );
  land(sheet, relief({ y: 318, rise: 10, span: 120, seed: 63 }), {
    top: '#1d332f',
    foot: '#0f211c',
    from: 300,
    depth: 120,
  });
  sheet.fill(
    closed([
      [452, 316],
      [500, 316],
      [900, 600],
      [60, 600],
    ]),
    sheet.down(316, 600, [
      [0, '#59626a'],
      [1, '#1b2226'],
    ]),
  );
  for (const [y, h, w] of [
    [330, 10, 3],
    [358, 18, 5],
    [404, 32, 9],
    [480, 62, 15],
  ] as const)
    sheet.fill(rect(476 - w / 2, y, w, h), '#e9e2cf', 0.85);
  sheet.fill(
    closed([
      [640, 300],
      [640, 470],
      [800, 470],
      [800, 300],
    ]),
    sheet.along(640, 0, 800, 0, [
      [0, '#e2d8c0'],
      [1, '#8b8370'],
    ]),
  );
  sheet.fill(rect(622, 286, 196, 18), paint.cedar);
  sheet.fill(rect(660, 330, 58, 60) + rect(734, 330, 46, 60), '#f2c46b');
  sheet.glow(700, 372, 170, 120, '#ffdf9a', 0.5);
  sheet.fill(rect(598, 372, 24, 100), roundness(sheet, 598, 24, '#39464a'));
  for (let i = 0; i < 9; i++)
    sheet.fill(
      closed([
        [210 + i * 44, 398],
        [254 + i * 44, 398],
        [248 + i * 44, 412],
        [204 + i * 44, 412],
      ]),
      i % 2 ? '#f4eee0' : '#a3303c',
    );
  sheet.fill(rect(200, 340, 10, 132), '#39464a');
  sheet.glow(205, 318, 190, 190, '#ffb648', 0.75);
  sheet.fill(rect(190, 302, 30, 34) + ellipse(205, 302, 15, 12), '#ffcf6e');
  sheet.fill(ellipse(205, 310, 7, 9), '#fff5da');
  for (const [x, y, s] of [
    [330, 520, 1],
    [650, 520, 1],
  ] as const) {
    sheet.fill(
      closed([
        [x - 26 * s, y],
        [x + 26 * s, y],
        [x + 7, y - 74 * s],
        [x - 7, y - 74 * s],
      ]),
      '#c4572f',
    );
    sheet.fill(
      closed([
        [x - 19, y - 20],
        [x + 19, y - 20],
        [x + 13, y - 38],
        [x - 13, y - 38],
      ]),
      '#f4eee0',
    );
    sheet.fill(rect(x - 36, y - 4, 72, 9), '#7d3319');
  }
}
