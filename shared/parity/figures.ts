import { codes } from './codes.ts';

/**
 * A number in digits: groups of three, a fraction, or neither. Without a limit, a long row of groups would be read again from
 * each of them.
 */
export const figure = String.raw`(?:\d{1,3}(?:(?:,\d{3}){1,6}|(?: \d{3}){1,6}|(?:'\d{3}){1,6}|(?:\.\d{3}){1,6})(?!\d)(?:\.\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?)`;

const grouped = /^\d{1,3}(?:([,' ])\d{3}(?:\1\d{3})*|(?:\.\d{3}){2,})(\.\d{1,2})?$/;

/**
 * The values that a figure may have, the likeliest first, as keys without leading zeros: `1.500` is a thousand and a half
 * or one and a half, `5,6` a fraction or two numbers.
 */
export function figureKeys(text: string): string[] {
  if (grouped.test(text)) {
    const fraction =
      /[^.]\.\d{1,2}$/.test(text) && !/^\d{1,3}(?:\.\d{3})+$/.test(text)
        ? text.lastIndexOf('.')
        : text.length;
    return [plain(text.slice(0, fraction).replaceAll(/\D/g, '') + text.slice(fraction))];
  }
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(text)) return [plain(text.replace('.', '')), plain(text)];
  const parts = text.split(/[.,]/);
  if (text.includes(',') && parts.length === 2) return [plain(parts.join('.')), ...parts.map(plain)];
  return [plain(text)];
}

/** The likeliest value of a figure that is not longer than a number may be. */
export function figureValue(text: string): number | undefined {
  const value = Number(figureKeys(text)[0]);
  return Number.isNaN(value) || text.length > 15 ? undefined : value;
}

function plain(digits: string): string {
  const [integer = '', fraction = ''] = digits.split('.');
  const trimmed = fraction.replace(/0+$/, '');
  return integer.replace(/^0+(?=\d)/, '') + (trimmed && `.${trimmed}`);
}

/** After digits, the way in which the number was written. */
export const mark = `[${codes.cardinal}${codes.ordinal}${codes.vague}]`;

/** The values of a figure before a number of a greater scale: “two to three million”. */
export function scaledKeys(before: string, last: string): string[] {
  const values = figureKeys(before);
  const value = Number(values[0]);
  const scale = [1e9, 1e6, 1e3].find((each) => Number(last) >= each) ?? 1;
  return scale > 1 && value < 1000 ? [...values, String(value * scale)] : values;
}
