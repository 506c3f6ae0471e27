import { OPS } from 'unpdf/pdfjs';

/** A glyph's text, and its place: `along` its baseline, and `across` it, in a page turned so that the baseline is level. */
export type PlacedGlyph = {
  text: string;
  /** Degrees by which the baseline is turned. */
  angle: number;
  along: number;
  across: number;
  width: number;
  size: number;
};

export type Operators = { fnArray: number[]; argsArray: unknown[] };

type Glyph = { unicode: string; width: number; isSpace: boolean };
type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The state that `q` stores and `Q` restores, with the matrices of text. */
type State = {
  page: Matrix;
  font: string;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
};

const initial: State = {
  page: identity,
  font: '',
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
};

/**
 * The glyphs of a page, in the order of its content (ISO 32000-2, 9.4). The library's own text is not used: it reorders the
 * characters of a glyph that stands for several, such as لا.
 * @param unitsOf the width of a font's unit in text space, by its name.
 */
export function* pageGlyphs(
  { fnArray, argsArray }: Operators,
  unitsOf: (font: string) => number,
): Generator<PlacedGlyph> {
  const stack: State[] = [];
  let state = initial;
  let line = identity;
  let text = identity;

  const set = (changes: Partial<State>) => {
    state = { ...state, ...changes };
  };
  const moveLine = (x: number, y: number) => {
    line = multiplied(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  const advance = (x: number) => {
    text = multiplied(text, [1, 0, 0, 1, x, 0]);
  };
  const push = () => void stack.push(state);
  const pop = () => {
    state = stack.pop() ?? state;
  };
  const numbers = (at: number) => Array.from(argsArray[at] as ArrayLike<number>);

  for (const [at, operator] of fnArray.entries()) {
    switch (operator) {
      case OPS.save:
        push();
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        pop();
        break;
      case OPS.transform:
        set({ page: multiplied(state.page, matrixOf(numbers(at))) });
        break;
      case OPS.paintFormXObjectBegin: {
        push();
        const [matrix] = argsArray[at] as [ArrayLike<number> | null];
        if (matrix) set({ page: multiplied(state.page, matrixOf(Array.from(matrix))) });
        break;
      }
      case OPS.beginText:
        line = identity;
        text = identity;
        break;
      case OPS.setFont: {
        const [font, size] = argsArray[at] as [string, number];
        set({ font, size });
        break;
      }
      case OPS.setCharSpacing:
        set({ charSpacing: numbers(at)[0] ?? 0 });
        break;
      case OPS.setWordSpacing:
        set({ wordSpacing: numbers(at)[0] ?? 0 });
        break;
      case OPS.setHScale:
        set({ scale: (numbers(at)[0] ?? 100) / 100 });
        break;
      case OPS.setLeading:
        set({ leading: -(numbers(at)[0] ?? 0) });
        break;
      case OPS.setTextRise:
        set({ rise: numbers(at)[0] ?? 0 });
        break;
      case OPS.moveText:
        moveLine(numbers(at)[0] ?? 0, numbers(at)[1] ?? 0);
        break;
      case OPS.setLeadingMoveText:
        set({ leading: numbers(at)[1] ?? 0 });
        moveLine(numbers(at)[0] ?? 0, numbers(at)[1] ?? 0);
        break;
      case OPS.nextLine:
        moveLine(0, state.leading);
        break;
      case OPS.setTextMatrix: {
        const [given] = argsArray[at] as [number | ArrayLike<number>];
        line = matrixOf(typeof given === 'number' ? numbers(at) : Array.from(given));
        text = line;
        break;
      }
      case OPS.showText: {
        const [shown] = argsArray[at] as [(number | Glyph)[]];
        const { size, charSpacing, wordSpacing, scale } = state;
        const units = unitsOf(state.font);
        for (const each of shown) {
          if (typeof each === 'number') {
            advance((-each / 1000) * size * scale);
            continue;
          }
          const width = each.width * units * size * scale;
          yield placed(each.unicode, width, multiplied(state.page, text), state);
          advance(width + (charSpacing + (each.isSpace ? wordSpacing : 0)) * scale);
        }
        break;
      }
      default:
    }
  }
}

/** The glyph at the origin of a matrix. */
function placed(text: string, width: number, matrix: Matrix, { size, rise }: State): PlacedGlyph {
  const [a, b, c, d] = matrix;
  const x = matrix[4] + c * rise;
  const y = matrix[5] + d * rise;
  const stretch = Math.hypot(a, b) || 1;
  const [cos, sin] = [a / stretch, b / stretch];
  return {
    text,
    angle: Math.round((Math.atan2(b, a) * 180) / Math.PI),
    along: x * cos + y * sin,
    across: y * cos - x * sin,
    width: width * stretch,
    size: Math.abs(size) * (Math.hypot(c, d) || stretch),
  };
}

function matrixOf([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[]): Matrix {
  return [a, b, c, d, e, f];
}

/** The second transformation, then the first. */
function multiplied(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  return [
    a * second[0] + c * second[1],
    b * second[0] + d * second[1],
    a * second[2] + c * second[3],
    b * second[2] + d * second[3],
    a * second[4] + c * second[5] + e,
    b * second[4] + d * second[5] + f,
  ];
}
