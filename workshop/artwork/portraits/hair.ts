import { mix } from '../colour.ts';
import { type Point, smooth } from '../lines.ts';
import type { Sheet } from '../sheet.ts';
import type { Hair, Sitter } from './sitters.ts';

export function hair(sheet: Sheet, { hair: kind, hairColour, cloth }: Sitter, head: string): void {
  const paint = sheet.along(250, 180, 480, 330, [
    [0, mix(hairColour, '#ffffff', 0.2)],
    [1, mix(hairColour, '#000000', 0.25)],
  ]);
  const shapes: Record<Hair, readonly Point[]> = {
    short: [
      [246, 360],
      [244, 270],
      [290, 204],
      [360, 186],
      [430, 204],
      [476, 270],
      [474, 360],
      [456, 300],
      [420, 268],
      [360, 262],
      [300, 268],
      [264, 300],
    ],
    parted: [
      [246, 366],
      [240, 262],
      [296, 196],
      [380, 180],
      [452, 212],
      [480, 280],
      [474, 366],
      [458, 306],
      [430, 262],
      [366, 280],
      [318, 240],
      [268, 300],
    ],
    receding: [
      [244, 380],
      [242, 312],
      [268, 256],
      [292, 236],
      [276, 290],
      [262, 330],
      [258, 390],
    ],
    full: [
      [240, 400],
      [232, 262],
      [286, 182],
      [370, 164],
      [446, 184],
      [488, 266],
      [480, 400],
      [462, 330],
      [446, 286],
      [390, 272],
      [320, 258],
      [272, 296],
      [258, 340],
    ],
    bob: [
      [240, 420],
      [236, 270],
      [300, 194],
      [372, 180],
      [446, 208],
      [486, 282],
      [482, 420],
      [464, 320],
      [410, 262],
      [344, 250],
      [286, 290],
      [258, 340],
    ],
    bun: [
      [246, 366],
      [244, 270],
      [292, 204],
      [360, 188],
      [428, 204],
      [476, 270],
      [474, 366],
      [456, 298],
      [408, 252],
      [360, 244],
      [312, 252],
      [264, 298],
    ],
    cap: [
      [236, 306],
      [226, 232],
      [268, 182],
      [360, 160],
      [452, 182],
      [494, 232],
      [484, 306],
      [420, 290],
      [360, 286],
      [300, 290],
    ],
  };
  if (kind === 'cap') {
    sheet.fill(
      smooth(
        [
          [246, 384],
          [244, 300],
          [476, 300],
          [474, 384],
          [458, 330],
          [262, 330],
        ],
        true,
      ),
      paint,
    );
    sheet.fill(
      smooth(shapes.cap, true),
      sheet.along(230, 180, 490, 300, [
        [0, mix(cloth, '#ffffff', 0.2)],
        [1, mix(cloth, '#000000', 0.4)],
      ]),
    );
    sheet.fill(
      smooth(
        [
          [248, 304],
          [300, 288],
          [360, 284],
          [420, 288],
          [472, 304],
          [430, 338],
          [360, 346],
          [290, 338],
        ],
        true,
      ),
      mix(cloth, '#000000', 0.6),
    );
    sheet.stroke('M238 292Q360 262 482 292', '#b58a32', 9);
    return;
  }
  sheet.fill(smooth(shapes[kind], true), paint);
  if (kind === 'receding') {
    sheet.fill(
      smooth(
        shapes.receding.map(([x, y]): Point => [720 - x, y]),
        true,
      ),
      paint,
    );
    sheet.inside(head, () => sheet.glow(340, 216, 110, 54, hairColour, 0.4));
  }
}
