import { mix } from './colour.ts';
import { closed, ellipse, type Point, rect, smooth } from './lines.ts';
import { Sheet } from './sheet.ts';

type Hair = 'short' | 'parted' | 'receding' | 'full' | 'bob' | 'bun' | 'cap';
type Dress = 'suit' | 'uniform' | 'open' | 'jacket';

interface Sitter {
  hair: Hair;
  dress: Dress;
  shoulders: number;
  tint: string;
  cloth: string;
  skin: string;
  hairColour: string;
}

const sitters: readonly Sitter[] = [
  { hair: 'short', dress: 'suit', shoulders: 218, tint: '#e6f0eb', cloth: '#1f4a3c', skin: '#a9b8ae', hairColour: '#3a4a43' },
  { hair: 'receding', dress: 'uniform', shoulders: 232, tint: '#faf3e1', cloth: '#4a5a3e', skin: '#b7b09c', hairColour: '#8a8674' },
  { hair: 'parted', dress: 'suit', shoulders: 208, tint: '#e8f0f7', cloth: '#22405c', skin: '#a8b4bf', hairColour: '#2b3843' },
  { hair: 'cap', dress: 'uniform', shoulders: 228, tint: '#e6f0eb', cloth: '#12523f', skin: '#a6b8ad', hairColour: '#33443c' },
  { hair: 'bob', dress: 'jacket', shoulders: 190, tint: '#f1f3ee', cloth: '#33514a', skin: '#b3bab0', hairColour: '#3c3a36' },
  { hair: 'full', dress: 'open', shoulders: 214, tint: '#faf3e1', cloth: '#57503c', skin: '#b9b09a', hairColour: '#5c5444' },
  { hair: 'short', dress: 'uniform', shoulders: 240, tint: '#e8f0f7', cloth: '#2c4658', skin: '#a9b5bd', hairColour: '#6f7a82' },
  { hair: 'bun', dress: 'suit', shoulders: 192, tint: '#e6f0eb', cloth: '#1d3f4a', skin: '#abbab2', hairColour: '#2f3b3a' },
  { hair: 'parted', dress: 'uniform', shoulders: 230, tint: '#dcebe3', cloth: '#0f4636', skin: '#a3b7aa', hairColour: '#4b5a52' },
];

/** Nobody in particular: a bust in the shade, nine times a little different. */
export const portraits: readonly string[] = sitters.map((sitter, i) => bust(sitter, i === sitters.length - 1));

function bust(sitter: Sitter, chief: boolean): string {
  const sheet = new Sheet(720, 900);
  const { tint, cloth, skin, shoulders } = sitter;
  sheet.fill(rect(0, 0, 720, 900), sheet.down(0, 900, [[0, mix(tint, '#ffffff', 0.35)], [1, mix(tint, cloth, 0.24)]]));
  if (chief) backdrop(sheet);
  sheet.glow(250, 300, 430, 430, '#ffffff', 0.75);
  const outline: Point[] = [[shoulders + 34, 1000], [shoulders + 26, 860], [shoulders + 8, 748], [shoulders - 26, 690], [shoulders - 84, 652], [48, 600]];
  const body = smooth([...outline.map(([x, y]): Point => [360 - x, y]), ...outline.reverse().map(([x, y]): Point => [360 + x, y])], true);
  if (sitter.hair === 'bob') sheet.fill(smooth([[232, 360], [250, 230], [360, 176], [470, 230], [488, 360], [494, 520], [440, 560], [280, 560], [226, 520]], true), sitter.hairColour);
  if (sitter.hair === 'bun') sheet.fill(ellipse(360, 168, 62, 52), sitter.hairColour);
  sheet.fill(smooth([[312, 500], [310, 590], [300, 640], [420, 640], [410, 590], [408, 500]], true), mix(skin, cloth, 0.34));
  sheet.fill(body, sheet.along(140, 600, 580, 900, [[0, mix(cloth, '#ffffff', 0.16)], [0.5, cloth], [1, mix(cloth, '#000000', 0.35)]]));
  dress(sheet, sitter, chief);
  const head = smooth([[360, 214], [284, 240], [251, 330], [258, 430], [300, 508], [360, 538], [420, 508], [462, 430], [469, 330], [436, 240]], true);
  if (sitter.hair !== 'bob') sheet.fill(ellipse(252, 382, 17, 34) + ellipse(468, 382, 17, 34), mix(skin, cloth, 0.2));
  sheet.fill(head, sheet.along(260, 300, 470, 420, [[0, mix(skin, '#ffffff', 0.3)], [0.55, skin], [1, mix(skin, cloth, 0.42)]]));
  hair(sheet, sitter, head);
  return sheet.svg();
}

function hair(sheet: Sheet, { hair: kind, hairColour, cloth }: Sitter, head: string): void {
  const paint = sheet.along(250, 180, 480, 330, [[0, mix(hairColour, '#ffffff', 0.2)], [1, mix(hairColour, '#000000', 0.25)]]);
  const shapes: Record<Hair, readonly Point[]> = {
    short: [[246, 360], [244, 270], [290, 204], [360, 186], [430, 204], [476, 270], [474, 360], [456, 300], [420, 268], [360, 262], [300, 268], [264, 300]],
    parted: [[246, 366], [240, 262], [296, 196], [380, 180], [452, 212], [480, 280], [474, 366], [458, 306], [430, 262], [366, 280], [318, 240], [268, 300]],
    receding: [[244, 380], [242, 312], [268, 256], [292, 236], [276, 290], [262, 330], [258, 390]],
    full: [[240, 400], [232, 262], [286, 182], [370, 164], [446, 184], [488, 266], [480, 400], [462, 330], [446, 286], [390, 272], [320, 258], [272, 296], [258, 340]],
    bob: [[240, 420], [236, 270], [300, 194], [372, 180], [446, 208], [486, 282], [482, 420], [464, 320], [410, 262], [344, 250], [286, 290], [258, 340]],
    bun: [[246, 366], [244, 270], [292, 204], [360, 188], [428, 204], [476, 270], [474, 366], [456, 298], [408, 252], [360, 244], [312, 252], [264, 298]],
    cap: [[236, 306], [226, 232], [268, 182], [360, 160], [452, 182], [494, 232], [484, 306], [420, 290], [360, 286], [300, 290]],
  };
  if (kind === 'cap') {
    sheet.fill(smooth([[246, 384], [244, 300], [476, 300], [474, 384], [458, 330], [262, 330]], true), paint);
    sheet.fill(smooth(shapes.cap, true), sheet.along(230, 180, 490, 300, [[0, mix(cloth, '#ffffff', 0.2)], [1, mix(cloth, '#000000', 0.4)]]));
    sheet.fill(smooth([[248, 304], [300, 288], [360, 284], [420, 288], [472, 304], [430, 338], [360, 346], [290, 338]], true), mix(cloth, '#000000', 0.6));
    sheet.stroke('M238 292Q360 262 482 292', '#b58a32', 9);
    return;
  }
  sheet.fill(smooth(shapes[kind], true), paint);
  if (kind === 'receding') {
    sheet.fill(smooth(shapes.receding.map(([x, y]): Point => [720 - x, y]), true), paint);
    sheet.inside(head, () => sheet.glow(340, 216, 110, 54, hairColour, 0.4));
  }
}

function dress(sheet: Sheet, { dress: kind, cloth, skin, shoulders }: Sitter, chief: boolean): void {
  const dark = mix(cloth, '#000000', 0.35);
  const shirt = kind === 'open' ? mix(skin, '#ffffff', 0.55) : '#f6f5ee';
  if (kind === 'uniform' || kind === 'suit') {
    sheet.fill(closed([[306, 606], [360, 760], [414, 606], [392, 596], [328, 596]]), shirt);
    sheet.fill(closed([[346, 650], [374, 650], [384, 780], [360, 830], [336, 780]]) + closed([[342, 628], [378, 628], [372, 656], [348, 656]]), mix(dark, kind === 'suit' ? '#7a5a14' : '#000000', 0.4));
    sheet.fill(closed([[306, 600], [270, 626], [356, 860], [360, 760]]) + closed([[414, 600], [450, 626], [364, 860], [360, 760]]), mix(cloth, '#ffffff', 0.09));
    sheet.stroke('M270 626L356 860M450 626L364 860', dark, 4, 0.8);
  } else {
    sheet.fill(closed([[300, 606], [360, 740], [420, 606], [392, 594], [328, 594]]), kind === 'open' ? mix(skin, cloth, 0.2) : shirt);
    sheet.fill(closed([[300, 598], [268, 640], [330, 700], [360, 740]]) + closed([[420, 598], [452, 640], [390, 700], [360, 740]]), kind === 'open' ? shirt : mix(cloth, '#ffffff', 0.16));
    sheet.stroke('M360 742V900', dark, 5, 0.8);
  }
  if (kind !== 'uniform') return;
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): Point => [360 + side * x, y];
    sheet.fill(closed([at(shoulders - 84, 654), at(shoulders - 8, 704), at(shoulders - 20, 730), at(shoulders - 96, 680)]), dark);
    sheet.stroke(smooth([at(shoulders - 88, 666), at(shoulders - 16, 714)]), '#b58a32', chief ? 9 : 5, 0.95);
  }
  if (!chief) return;
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < 3; i++) sheet.fill(rect(468 + i * 34 - row * 6, 776 + row * 22, 31, 17), ['#b58a32', '#e6f0eb', '#1d4e7a', '#a3192e', '#e6c47a', '#12523f'][row * 3 + i] as string, 0.92);
  }
}

/** The arches of the house behind the general manager. */
function backdrop(sheet: Sheet): void {
  sheet.fill('M120 900V330a240 240 0 0 1 480 0v570z', '#ffffff', 0.4);
  sheet.stroke('M120 900V330a240 240 0 0 1 480 0v570', '#b58a32', 5, 0.55);
  sheet.stroke('M-40 900V420a66 66 0 0 1 132 0v480M628 900V420a66 66 0 0 1 132 0v480', '#b58a32', 3, 0.4);
}
