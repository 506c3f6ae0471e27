import { mix } from '../colour.ts';
import { closed, type Point, rect, smooth } from '../lines.ts';
import type { Sheet } from '../sheet.ts';
import type { Sitter } from './sitters.ts';

export function dress(sheet: Sheet, { dress: kind, cloth, skin, shoulders }: Sitter, chief: boolean): void {
  const dark = mix(cloth, '#000000', 0.35);
  const shirt = kind === 'open' ? mix(skin, '#ffffff', 0.55) : '#f6f5ee';
  if (kind === 'uniform' || kind === 'suit') {
    sheet.fill(
      closed([
        [306, 606],
        [360, 760],
        [414, 606],
        [392, 596],
        [328, 596],
      ]),
      shirt,
    );
    sheet.fill(
      closed([
        [346, 650],
        [374, 650],
        [384, 780],
        [360, 830],
        [336, 780],
      ]) +
        closed([
          [342, 628],
          [378, 628],
          [372, 656],
          [348, 656],
        ]),
      mix(dark, kind === 'suit' ? '#7a5a14' : '#000000', 0.4),
    );
    sheet.fill(
      closed([
        [306, 600],
        [270, 626],
        [356, 860],
        [360, 760],
      ]) +
        closed([
          [414, 600],
          [450, 626],
          [364, 860],
          [360, 760],
        ]),
      mix(cloth, '#ffffff', 0.09),
    );
    sheet.stroke('M270 626L356 860M450 626L364 860', dark, 4, 0.8);
  } else {
    sheet.fill(
      closed([
        [300, 606],
        [360, 740],
        [420, 606],
        [392, 594],
        [328, 594],
      ]),
      kind === 'open' ? mix(skin, cloth, 0.2) : shirt,
    );
    sheet.fill(
      closed([
        [300, 598],
        [268, 640],
        [330, 700],
        [360, 740],
      ]) +
        closed([
          [420, 598],
          [452, 640],
          [390, 700],
          [360, 740],
        ]),
      kind === 'open' ? shirt : mix(cloth, '#ffffff', 0.16),
    );
    sheet.stroke('M360 742V900', dark, 5, 0.8);
  }
  if (kind !== 'uniform') return;
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): Point => [360 + side * x, y];
    sheet.fill(
      closed([
        at(shoulders - 84, 654),
        at(shoulders - 8, 704),
        at(shoulders - 20, 730),
        at(shoulders - 96, 680),
      ]),
      dark,
    );
    sheet.stroke(smooth([at(shoulders - 88, 666), at(shoulders - 16, 714)]), '#b58a32', chief ? 9 : 5, 0.95);
  }
  if (!chief) return;
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < 3; i++)
      sheet.fill(
        rect(468 + i * 34 - row * 6, 776 + row * 22, 31, 17),
        ['#b58a32', '#e6f0eb', '#1d4e7a', '#a3192e', '#e6c47a', '#12523f'][row * 3 + i] as string,
        0.92,
      );
  }
}
