import { mix } from '../colour.ts';
import { ellipse, type Point, rect, smooth } from '../lines.ts';
import { Sheet } from '../sheet.ts';
import { dress } from './dress.ts';
import { hair } from './hair.ts';
import { type Sitter, sitters } from './sitters.ts';

/** A bust in the shade, of no real person, nine times a little different. */
export const portraits: readonly string[] = sitters.map((sitter, i) =>
  bust(sitter, i === sitters.length - 1),
);

function bust(sitter: Sitter, chief: boolean): string {
  const sheet = new Sheet(720, 900);
  const { tint, cloth, skin, shoulders } = sitter;
  sheet.fill(
    rect(0, 0, 720, 900),
    sheet.down(0, 900, [
      [0, mix(tint, '#ffffff', 0.35)],
      [1, mix(tint, cloth, 0.24)],
    ]),
  );
  if (chief) backdrop(sheet);
  sheet.glow(250, 300, 430, 430, '#ffffff', 0.75);
  const outline: Point[] = [
    [shoulders + 34, 1000],
    [shoulders + 26, 860],
    [shoulders + 8, 748],
    [shoulders - 26, 690],
    [shoulders - 84, 652],
    [48, 600],
  ];
  const body = smooth(
    [
      ...outline.map(([x, y]): Point => [360 - x, y]),
      ...outline.toReversed().map(([x, y]): Point => [360 + x, y]),
    ],
    true,
  );
  if (sitter.hair === 'bob')
    sheet.fill(
      smooth(
        [
          [232, 360],
          [250, 230],
          [360, 176],
          [470, 230],
          [488, 360],
          [494, 520],
          [440, 560],
          [280, 560],
          [226, 520],
        ],
        true,
      ),
      sitter.hairColour,
    );
  if (sitter.hair === 'bun') sheet.fill(ellipse(360, 168, 62, 52), sitter.hairColour);
  sheet.fill(
    smooth(
      [
        [312, 500],
        [310, 590],
        [300, 640],
        [420, 640],
        [410, 590],
        [408, 500],
      ],
      true,
    ),
    mix(skin, cloth, 0.34),
  );
  sheet.fill(
    body,
    sheet.along(140, 600, 580, 900, [
      [0, mix(cloth, '#ffffff', 0.16)],
      [0.5, cloth],
      [1, mix(cloth, '#000000', 0.35)],
    ]),
  );
  dress(sheet, sitter, chief);
  const head = smooth(
    [
      [360, 214],
      [284, 240],
      [251, 330],
      [258, 430],
      [300, 508],
      [360, 538],
      [420, 508],
      [462, 430],
      [469, 330],
      [436, 240],
    ],
    true,
  );
  if (sitter.hair !== 'bob')
    sheet.fill(ellipse(252, 382, 17, 34) + ellipse(468, 382, 17, 34), mix(skin, cloth, 0.2));
  sheet.fill(
    head,
    sheet.along(260, 300, 470, 420, [
      [0, mix(skin, '#ffffff', 0.3)],
      [0.55, skin],
      [1, mix(skin, cloth, 0.42)],
    ]),
  );
  hair(sheet, sitter, head);
  return sheet.svg();
}

/** The arches of the house behind the general manager. */
function backdrop(sheet: Sheet): void {
  sheet.fill('M120 900V330a240 240 0 0 1 480 0v570z', '#ffffff', 0.4);
  sheet.stroke('M120 900V330a240 240 0 0 1 480 0v570', '#b58a32', 5, 0.55);
  sheet.stroke('M-40 900V420a66 66 0 0 1 132 0v480M628 900V420a66 66 0 0 1 132 0v480', '#b58a32', 3, 0.4);
}
