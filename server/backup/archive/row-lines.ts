/** A row as either engine gives it. */
export type Row = Record<string, unknown>;

/** Bytes are not JSON's: they are written as base64 under this name. */
const bytesName = 'base64';

/** One line of JSON, with its end. @throws TypeError for a value that neither engine's schema has. */
export function lineOf(row: Row): string {
  const values = Object.entries(row).map(([column, value]) => [column, writable(value)]);
  return `${JSON.stringify(Object.fromEntries(values))}\n`;
}

/** The rows of such lines. */
export function rowsOfLines(lines: Buffer): Row[] {
  return lines
    .toString('utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const row = Object.entries(JSON.parse(line) as Row);
      return Object.fromEntries(row.map(([column, value]) => [column, stored(value)]));
    });
}

function writable(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (value instanceof Uint8Array) return { [bytesName]: Buffer.from(value).toString('base64') };
  throw new TypeError(`A backup has no way to write a value of the type ${typeof value}.`);
}

function stored(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  return Buffer.from(String((value as Row)[bytesName]), 'base64');
}
