/** A row as returned by either engine. */
export type Row = Record<string, unknown>;

/** JSON has no bytes: they are written as base64 under this name. */
const bytesName = 'base64';

/**
 * One line of JSON, with its line break.
 * @throws TypeError for a value that neither engine's schema has.
 */
export function lineOf(row: Row): string {
  const values = Object.entries(row).map(([column, value]) => [column, writable(value)]);
  return `${JSON.stringify(Object.fromEntries(values))}\n`;
}

/** Parses such lines. */
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
  throw new TypeError(`A backup cannot store a value of the type ${typeof value}.`);
}

function stored(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  return Buffer.from(String((value as Row)[bytesName]), 'base64');
}
