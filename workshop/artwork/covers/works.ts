import { mix } from '../colour.ts';
import { land, relief, sky, streaks } from '../land.ts';
import { closed, ellipse, type Point, rect } from '../lines.ts';
import { random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { paint, roundness } from './room.ts';

export function runningTrack(sheet: Sheet): void {
  sky(sheet, 280, [
    [0, '#3f7396'],
    [1, '#f1e2bf'],
  ]);
  sheet.glow(700, 230, 420, 220, '#fff1cf', 0.8);
  land(
    sheet,
    relief({
      y: 240,
      rise: 24,
      span: 150,
      seed: 4,
      peaks: [
        [200, 60, 190],
        [820, 46, 170],
      ],
    }),
    { top: '#7f97a5', foot: '#c6cfc4', from: 150, depth: 130 },
  );
  sheet.fill(
    closed([
      [0, 196],
      [330, 236],
      [330, 284],
      [0, 300],
    ]),
    '#8c9a92',
  );
  for (let i = 0; i < 6; i++)
    sheet.stroke(`M0 ${212 + i * 15}L330 ${242 + i * 7}`, i % 2 ? paint.stone : paint.cedar, 4, 0.7);
  sheet.fill(
    closed([
      [0, 178],
      [346, 228],
      [346, 238],
      [0, 194],
    ]),
    paint.deep,
  );
  sheet.fill(
    rect(0, 280, 960, 320),
    sheet.down(280, 600, [
      [0, '#8aa054'],
      [1, '#3d6238'],
    ]),
  );
  const lane = (i: number, y: number) => 560 + (i - 2.6) * (10 + (y - 282) * 0.72) - (y - 282) * 0.35;
  const strip = (from: number, to: number): Point[] => [
    [lane(from, 282), 282],
    [lane(to, 282), 282],
    [lane(to, 610), 610],
    [lane(from, 610), 610],
  ];
  sheet.fill(
    closed(strip(0, 6)),
    sheet.down(282, 600, [
      [0, '#c98368'],
      [0.4, '#a9543d'],
      [1, '#7c3626'],
    ]),
  );
  for (let i = 0; i <= 6; i++) sheet.fill(closed(strip(i - 0.018, i + 0.018)), '#f6efe0', 0.95);
  sheet.fill(
    closed([
      [lane(0, 500), 500],
      [lane(6, 500), 500],
      [lane(6, 512), 512],
      [lane(0, 512), 512],
    ]),
    '#f6efe0',
    0.95,
  );
  for (const [x, h] of [
    [820, 150],
    [884, 190],
  ] as const) {
    sheet.fill(rect(x - 3, 286 - h, 6, h), '#48565a');
    sheet.fill(rect(x - 24, 276 - h, 48, 18), '#2e3a3d');
    for (const dx of [-16, 0, 16]) sheet.fill(ellipse(x + dx, 285 - h, 5, 5), '#fff6dc');
  }
}

export function harbourCrane(sheet: Sheet): void {
  sky(sheet, 430, [
    [0, '#274d74'],
    [0.6, '#8aa0ae'],
    [1, '#f6cf95'],
  ]);
  streaks(sheet, {
    seed: 9,
    count: 8,
    top: 40,
    bottom: 300,
    colour: '#4a6685',
    lit: '#f0c9a0',
    opacity: 0.5,
  });
  sheet.glow(300, 420, 420, 220, '#ffe2ae', 0.85);
  sheet.fill(
    rect(0, 430, 960, 170),
    sheet.down(430, 600, [
      [0, '#b9a48c'],
      [0.2, '#54708a'],
      [1, '#0f2436'],
    ]),
  );
  const steel = '#1c3346';
  sheet.fill(
    closed([
      [60, 470],
      [560, 470],
      [530, 520],
      [110, 520],
    ]),
    '#14283a',
  );
  sheet.fill(rect(90, 430, 60, 40), paint.stone);
  const dice = random(44);
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6 - row; i++)
      sheet.fill(
        rect(176 + i * 58 + row * 20, 448 - row * 24, 55, 22),
        roundness(
          sheet,
          176 + i * 58 + row * 20,
          170,
          dice.pick([paint.brick, paint.cedar, paint.sea, '#b08a4a', '#6d7d84']),
        ),
      );
  sheet.fill(rect(610, 486, 350, 114), '#101f2b');
  for (const x of [660, 800]) {
    sheet.stroke(`M${x} 486L${x + 22} 190M${x + 64} 486L${x + 42} 190`, steel, 10);
    for (let i = 0; i < 5; i++)
      sheet.stroke(`M${x + 4 + i * 4} ${470 - i * 58}L${x + 56 - i * 4} ${424 - i * 58}`, steel, 4);
  }
  sheet.stroke('M200 176H930', steel, 15);
  sheet.stroke('M760 176V70M760 70L220 172M760 70L920 172', steel, 6);
  for (let x = 220; x < 920; x += 40) sheet.stroke(`M${x} 183l20 -15 20 15`, mix(steel, '#6d8494', 0.3), 3);
  sheet.fill(rect(700, 186, 80, 46), mix(steel, paint.brick, 0.5));
  sheet.fill(rect(712, 196, 24, 18) + rect(744, 196, 24, 18), '#f2c46b');
  sheet.stroke('M360 183V330M410 183V330', steel, 2.5);
  sheet.fill(rect(336, 330, 98, 40), roundness(sheet, 300, 160, paint.cedar));
  for (let i = 0; i < 40; i++)
    sheet.fill(
      ellipse(dice.between(120, 560), dice.between(530, 596), dice.between(14, 46), 1.5),
      '#f6cf95',
      0.3,
    );
}
