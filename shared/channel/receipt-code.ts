/** Crockford's base 32: no I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const codeLength = 24;
const groupLength = 4;

/** Bits of a character. */
const width = 5;

/** Powers of the primitive element 2 of GF(32), by x⁵ + x² + 1. */
const powers = [1];
for (let power = 1; power < codeLength; power += 1) {
  const doubled = (powers[power - 1] ?? 0) * 2;
  powers.push(doubled < 32 ? doubled : doubled ^ 0b100101);
}

/**
 * A receipt's code: 23 random characters, 115 bits, and a check character that finds every wrong character and every two
 * that changed places. As it is derived from and stored nowhere: capitals without hyphens.
 * @param random at least 23 bytes.
 */
export function createReceipt(random = crypto.getRandomValues(new Uint8Array(codeLength - 1))): string {
  const values = [...random.subarray(0, codeLength - 1)].map((byte) => byte & 31);
  return [...values, checkOf(values)].map((value) => alphabet[value]).join('');
}

/** The code as it is shown: six groups of four. */
export function shownReceipt(code: string): string {
  return (code.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []).join('-');
}

/**
 * A typed code: in any case, with spaces and hyphens anywhere, O for 0, I and L for 1.
 * @returns undefined if its length, a character or the check character is wrong.
 */
export function parseReceipt(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}_.]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (code.length !== codeLength) return undefined;
  const values = [...code].map((character) => alphabet.indexOf(character));
  if (values.includes(-1)) return undefined;
  return checkOf(values.slice(0, -1)) === values.at(-1) ? code : undefined;
}

/** Sum of the values, each multiplied by a power of its own; the check character's own is 1. */
function checkOf(values: readonly number[]): number {
  return values.reduce((sum, value, index) => sum ^ multiply(value, powers[index + 1] ?? 0), 0);
}

/** Product in GF(32). */
function multiply(one: number, other: number): number {
  let [product, left] = [0, one];
  for (let bit = 0; bit < width; bit += 1) {
    if ((other >> bit) & 1) product ^= left;
    left = left < 16 ? left * 2 : (left * 2) ^ 0b100101;
  }
  return product;
}
